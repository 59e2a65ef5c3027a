import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { FilmPosition } from './film-position.tsx';
import { Transport } from './transport.tsx';

const seek = fn();

const meta = {
  component: Transport,
  args: {
    isPlaying: true,
    position: <FilmPosition frame={55} frames={120} fps={24} onSeek={seek} />,
    frames: 120,
    fps: 24,
    isLoud: false,
    onPlay: fn(),
    onPause: fn(),
    onShuffle: fn(),
    onSound: fn(),
    onFullScreen: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex items-center gap-2 bg-well p-2 text-on-media">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Transport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:02.2 of 0:05');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledTimes(1);
  },
};

export const Paused: Story = {
  args: { isPlaying: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
  },
};

export const SeeksAndDrawsAnew: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '24' } });
    await expect(seek).toHaveBeenCalledWith(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Try another variation' }));
    await expect(args.onShuffle).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await expect(args.onFullScreen).toHaveBeenCalledTimes(1);
  },
};

export const IsSilentUntilItIsTurnedOn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(args.onSound).toHaveBeenCalledWith(true);
  },
};

export const Loud: Story = {
  args: { isLoud: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onSound).toHaveBeenCalledWith(false);
  },
};
