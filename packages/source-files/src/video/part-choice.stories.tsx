import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { PartChoice } from './part-choice.tsx';

const meta = {
  component: PartChoice,
  args: { part: { from: 3, to: 8, latest: 15 }, length: 20, onFrom: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfALongVideo: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Part' });
    await expect(slider).toHaveAttribute('aria-valuetext', '3.0 to 8.0 of 20.0 s');
    await fireEvent.input(slider, { target: { value: '12.5' } });
    await expect(args.onFrom).toHaveBeenLastCalledWith(12.5);
  },
};

export const OfAShortOne: Story = {
  args: { part: { from: 0, to: 3.7, latest: 0 }, length: 3.7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The full 3.7 s will be used.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
