import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import { aDocument } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { MediaShelfPanel } from './media-shelf-panel.tsx';

const ADA = { id: 'shelf', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const nothing = fakeApi({
  searchLibrary: { data: { items: [], next: null } },
  listUploads: { data: { uploads: [], next: null } },
});

const meta = {
  component: MediaShelfPanel,
  decorators: [
    (Story) => (
      <div className="w-66 bg-surface-2 p-2.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaShelfPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const member = seed(placeSessionAtom, { owner: 'member', member: ADA });

export const Empty: Story = {
  decorators: [withAtoms(member, seed(openDocumentAtom, aDocument()), seed(apiClientAtom, nothing))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your clips and files appear here.')).toBeVisible();
  },
};

export const Unreachable: Story = {
  decorators: [withAtoms(member, seed(openDocumentAtom, aDocument()), seed(apiClientAtom, fakeApi()))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your media couldn’t be loaded.');
  },
};

export const FailedUpload: Story = {
  decorators: [withAtoms(member, seed(openDocumentAtom, aDocument()), seed(apiClientAtom, nothing))],
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Upload a file'),
      new File(['film'], 'Sea.mp4', { type: 'video/mp4' }),
    );
    await expect(await canvas.findByText(/^The connection dropped/)).toBeVisible();
  },
};

export const Guest: Story = {
  decorators: [withAtoms()],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Log in to use your own clips/)).toBeVisible();
  },
};
