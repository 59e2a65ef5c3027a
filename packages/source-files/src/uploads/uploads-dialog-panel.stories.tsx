import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anUpload } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { UploadsDialogPanel } from './uploads-dialog-panel.tsx';

const ADA = { id: 'uploads', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const member = seed(placeSessionAtom, { owner: 'member', member: ADA });

const VIDEO = anUpload({ id: 'v-1', name: 'walk.mp4', kind: 'video', seconds: 4 });

const PICTURES = ['a.png', 'b.png', 'c.png'].map((name) => anUpload({ id: name, name }));

const meta = {
  component: UploadsDialogPanel,
  args: { kind: 'video', onUse: fn(() => Promise.resolve(true)), onClose: fn() },
  decorators: [
    withAtoms(
      member,
      seed(apiClientAtom, fakeApi({ listUploads: { data: { uploads: [anUpload(), VIDEO], next: null } } })),
    ),
  ],
} satisfies Meta<typeof UploadsDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

async function useTheVideo() {
  await userEvent.click(await screen.findByRole('radio', { name: 'walk.mp4 4 s' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this file' }));
}

export const BringsOneIntoTheForm: Story = {
  play: async ({ args }) => {
    await useTheVideo();
    await expect(args.onUse).toHaveBeenCalledWith(VIDEO);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const SaysThatOneDidNotCome: Story = {
  args: { onUse: fn(() => Promise.resolve(false)) },
  play: async ({ args }) => {
    await useTheVideo();
    await expect(await screen.findByText(/This file couldn’t be loaded/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const removal = fakeApi({
  listUploads: { data: { uploads: PICTURES, next: null } },
  removeUpload: ({ id }) => (id === 'a.png' ? { offline: true } : { data: null }),
});

async function deleteIt(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
}

/** The focus stays in the list, and what was chosen is not, once it is gone. */
export const DeletesSome: Story = {
  args: { kind: 'picture' },
  decorators: [withAtoms(member, seed(apiClientAtom, removal))],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'c.png' }));
    await deleteIt('b.png');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete c.png' })).toHaveFocus());
    await deleteIt('c.png');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete a.png' })).toHaveFocus());
    await expect(screen.getAllByRole('radio')).toHaveLength(1);
    await expect(screen.getByRole('button', { name: 'Use this file' })).toBeDisabled();
  },
};

export const SaysThatOneWasNotDeleted: Story = {
  args: { kind: 'picture' },
  decorators: [withAtoms(member, seed(apiClientAtom, removal))],
  play: async () => {
    await deleteIt('a.png');
    await expect(await screen.findByText(/This file couldn’t be deleted/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Delete a.png' })).toHaveFocus();
  },
};

export const TheFocusStaysInTheDialog: Story = {
  args: { kind: 'picture' },
  decorators: [
    withAtoms(
      member,
      seed(
        apiClientAtom,
        fakeApi({
          listUploads: { data: { uploads: PICTURES.slice(0, 1), next: null } },
          removeUpload: { data: null },
        }),
      ),
    ),
  ],
  play: async () => {
    await deleteIt('a.png');
    await expect(await screen.findByText('No images yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};
