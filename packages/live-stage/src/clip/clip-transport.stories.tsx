import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ClipTransport } from './clip-transport.tsx';

const meta = {
  component: ClipTransport,
  args: {
    isPlaying: true,
    isLoud: false,
    loops: true,
    speed: 1,
    position: <span className="flex-1">0:01.0</span>,
    onAct: fn(),
    onSpeed: fn(),
  },
  decorators: [
    (Story) => (
      <div dir="ltr" className="@container bg-well p-2 text-on-media">
        <div className="flex flex-wrap items-center gap-2">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof ClipTransport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ canvas, args }) => {
    for (const name of ['Pause', 'One frame back', 'One frame on', 'Loop', 'Unmute', 'Full screen'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onAct.mock.calls.flat()).toEqual([
      'play',
      'frame-back',
      'frame-ahead',
      'loop',
      'mute',
      'full-screen',
    ]);
    await expect(canvas.getByRole('button', { name: 'Loop' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const SlowedDown: Story = {
  args: { isPlaying: false, isLoud: true, speed: 0.25 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Speed: 0.25×' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '2×' }));
    await expect(args.onSpeed).toHaveBeenCalledWith(2);
  },
};

/** An upright film on a wide screen: the place has a line of its own, and the keys step. */
export const Slim: Story = {
  decorators: [
    (Story) => (
      <div className="@container w-70">
        <div className="flex flex-wrap items-center">
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [place, play] = [canvas.getByText('0:01.0'), canvas.getByRole('button', { name: 'Pause' })];
    await expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(play.getBoundingClientRect().top);
    await expect(canvas.queryByRole('button', { name: 'One frame on' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One frame on' })).toBeVisible();
    const [place, play] = [canvas.getByText('0:01.0'), canvas.getByRole('button', { name: 'Pause' })];
    await expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(play.getBoundingClientRect().top);
  },
};
