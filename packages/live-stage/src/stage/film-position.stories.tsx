import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { FilmPosition } from './film-position.tsx';

const meta = {
  component: FilmPosition,
  args: { frame: 55, frames: 120, fps: 24, onSeek: fn() },
  decorators: [
    (Story) => (
      <div className="flex items-center gap-2 bg-well p-2 text-on-media">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilmPosition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveAttribute('aria-valuetext', '0:02.2 of 0:05');
    await fireEvent.input(slider, { target: { value: '24' } });
    await expect(args.onSeek).toHaveBeenCalledWith(24);
  },
};

export const OneFrame: Story = {
  args: { frame: 0, frames: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:00.0 of 0:00');
  },
};
