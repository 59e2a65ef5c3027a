import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anUpload } from '@kinora/contracts/fixtures';
import { loadFileAtom } from '@kinora/creations/files';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { EarlierUploadsPanel } from './earlier-uploads-panel.tsx';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const api = fakeApi({
  listUploads: { data: { uploads: [anUpload({ name: 'deer.png' })], next: null } },
  getUpload: { data: anUpload({ name: 'deer.png' }) },
});
const member = seed(placeSessionAtom, { owner: 'member', member: ADA } as const);

const meta = {
  component: EarlierUploadsPanel,
  args: { slot: 'first', onAdded: fn() },
  decorators: [
    withAtoms(seed(apiClientAtom, api), member, seed(loadFileAtom, { load: () => Promise.resolve(new Blob([PNG])) })),
  ],
} satisfies Meta<typeof EarlierUploadsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BringsAnEarlierPicture: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use an earlier upload' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'deer.png' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this file' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const GuestsHaveSentNothing: Story = {
  decorators: [withAtoms(seed(placeSessionAtom, { owner: 'guest' }))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
