import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TransportBar } from './transport-bar.tsx';

const meta = {
  component: TransportBar,
  args: {
    isPlaying: false,
    isLoop: false,
    hasSafeAreas: false,
    timecode: '00:00:03:10',
    length: '00:00:17:05',
    onPlay: fn(),
    onStep: fn(),
    onEdit: fn(),
    onLoop: fn(),
    onSafeAreas: fn(),
    onFullScreen: fn(),
  },
} satisfies Meta<typeof TransportBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesBothWays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Previous edit', 'Back one frame', 'Forward one frame', 'Next edit']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onEdit).toHaveBeenNthCalledWith(1, -1);
    await expect(args.onEdit).toHaveBeenNthCalledWith(2, 1);
    await expect(args.onStep).toHaveBeenNthCalledWith(1, -1);
    await expect(args.onStep).toHaveBeenNthCalledWith(2, 1);
  },
};

export const Plays: Story = {
  args: { isPlaying: true, isLoop: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Loop', pressed: true })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next edit' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
