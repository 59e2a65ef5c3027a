import { apiClientAtom } from '@kinora/api-client';
import { anUpload } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { UploadsDialogPanel } from './uploads-dialog-panel.tsx';

const VIDEO = anUpload({ id: 'v-1', name: 'walk.mp4', kind: 'video', seconds: 4 });

const meta = {
  component: UploadsDialogPanel,
  args: { kind: 'video', onUse: fn(() => Promise.resolve(true)), onClose: fn() },
  decorators: [
    withAtoms(seed(apiClientAtom, fakeApi({ listUploads: { data: { uploads: [anUpload(), VIDEO], next: null } } }))),
  ],
} satisfies Meta<typeof UploadsDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

async function useTheVideo() {
  await userEvent.click(await screen.findByRole('radio', { name: 'walk.mp4, 4 s' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this one' }));
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
    await expect(await screen.findByText(/This file did not come/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
