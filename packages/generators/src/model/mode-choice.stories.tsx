import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ModeChoice } from './mode-choice.tsx';

const meta = {
  component: ModeChoice,
  args: {
    modes: [
      { mode: 'image', isHad: true },
      { mode: 'first-last', isHad: true },
    ],
    chosen: 'image',
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ModeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePictureOrTwo: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'One image' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'First and last frame' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('first-last'));
  },
};

export const AModelThatTakesOne: Story = {
  args: {
    modes: [
      { mode: 'image', isHad: true },
      { mode: 'first-last', isHad: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'First and last frame' })).toBeDisabled();
    await expect(canvas.getByText(/doesn’t support all of these/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone };
