import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BinTile } from './bin-tile.tsx';

const meta = {
  component: BinTile,
  args: {
    name: 'Calm sea',
    poster: null,
    kind: 'video',
    length: '5 s',
    isUsed: false,
    label: 'Add Calm sea, video, 5 s',
    onAdd: fn(),
    onDrag: fn(),
    onDragEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-32">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BinTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Calm sea, video, 5 s' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Used: Story = {
  args: { isUsed: true, label: 'Add Calm sea, video, 5 s, used' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Calm sea, video, 5 s, used' })).toBeEnabled();
  },
};
export const Preparing: Story = {
  args: { isPreparing: true, label: 'Add Calm sea, video, 5 s, preparing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preparing')).toBeVisible();
  },
};
export const Sound: Story = {
  args: { kind: 'audio', name: 'Paper boats', poster: 'data:image/gif,' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
export const LongName: Story = {
  args: { name: 'A lighthouse on a cliff in the storm of the century, seen from a paper boat, at night' },
};

export const Watchable: Story = {
  args: { onWatch: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Calm sea' }));
    await expect(args.onWatch).toHaveBeenCalledOnce();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
