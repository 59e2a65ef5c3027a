import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { LiveCanvas } from './live-canvas.tsx';

const meta = {
  component: LiveCanvas,
  args: {
    state: 'playing',
    description: 'Preview: a fox',
    fills: true,
    attach: () => undefined,
    onPlay: fn(),
    onPause: fn(),
  },
  decorators: [
    (Story) => (
      <div className="relative aspect-video w-96 max-w-full overflow-hidden rounded-stage bg-surface-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeStopped: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

export const StandsStill: Story = {
  args: { state: 'still' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const OnItsWay: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NeverComes: Story = {
  args: { state: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('figure').checkVisibility({ opacityProperty: true })).toBe(false));
  },
};
