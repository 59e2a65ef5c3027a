import { A_CLIP, playEverything } from '@kinora/live-stage/testing';
import { onPhone, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { WatchDialog } from './watch-dialog.tsx';

const meta = {
  component: WatchDialog,
  args: { clip: A_CLIP, name: 'Calm sea', onAdd: fn(), onExpired: fn(), onClose: fn() },
  beforeEach: playEverything,
  decorators: [withAtoms()],
} satisfies Meta<typeof WatchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Watched: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Player' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to timeline' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the player' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const LostAddress: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^This clip didn’t load/)).toBeVisible();
    await expect(args.onExpired).toHaveBeenCalled();
  },
};

export const LongNameOnAPhone: Story = {
  ...onPhone,
  args: { name: 'A lighthouse on a cliff in the storm of the century, seen from a paper boat, at night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to timeline' })).toBeVisible();
  },
};
