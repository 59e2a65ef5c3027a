import { aCreation, aCreditEntry } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { EntryReceiptPanel } from './entry-receipt-panel.tsx';

const result = {
  url: '/media/clip.mp4',
  poster: '/media/poster.webp',
  sprite: null,
  proxy: null,
  peaks: null,
  width: 1280,
  height: 720,
  seconds: 5,
  bytes: 1_000_000,
};

const meta = { component: EntryReceiptPanel, args: { entry: aCreditEntry() } } satisfies Meta<typeof EntryReceiptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheClip: Story = {
  decorators: [
    withAtoms(signAdaIn(accountServer({}, { getCreation: { data: aCreation({ state: 'ready', result }) } }))),
  ],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Watch clip' });
    await expect(link).toHaveAttribute('href', '/media/clip.mp4');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const TheClipIsGone: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { getCreation: { refuse: 'unknown-creation' } })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This clip no longer exists/)).toBeVisible();
  },
};
