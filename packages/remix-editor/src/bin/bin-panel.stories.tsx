import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aReadyCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import { aDocument, someFacts } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { documentAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { BinPanel } from './bin-panel.tsx';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const medium = {
  ...someFacts(),
  name: 'Calm sea',
  url: '',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};
const item = { favourite: false, folder: null, tags: [], removedAt: null, share: null };

const server = fakeApi({
  searchLibrary: { data: { items: [{ ...aReadyCreation({ id: 'fox' }), ...item }], next: null } },
  listUploads: { data: { uploads: [], next: null } },
  projectMedia: { data: { media: { 'creation:fox': medium }, missing: [] } },
});

/** What the timeline holds, in words. */
function Contents() {
  const { tracks } = useAtomValue(documentAtom);
  return (
    <output>
      {tracks.flatMap(({ kind, clips }) => clips.map(({ name, start }) => `${kind} ${name} ${start}`)).join(', ')}
    </output>
  );
}

const meta = {
  component: BinPanel,
  render: () => (
    <>
      <BinPanel />
      <Contents />
    </>
  ),
  decorators: [
    (Story) => (
      <div className="w-66 bg-surface-2 p-2.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BinPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const member = withAtoms(
  seed(apiClientAtom, server),
  seed(placeSessionAtom, { owner: 'member', member: ADA }),
  seed(openDocumentAtom, aDocument()),
);

export const Member: Story = {
  decorators: [member],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Calm sea, video, 10 s' }));
    await expect(canvas.getByText('video Calm sea 0')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Add Calm sea, video, 10 s, on the timeline' })).toBeVisible();
  },
};

export const Titles: Story = {
  decorators: [member],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Titles' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lower third' }));
    await expect(canvas.getByText('text Name 0')).toBeInTheDocument();
  },
};

export const Effects: Story = {
  decorators: [member],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Effects' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Snow' }));
    await expect(canvas.getByText('effect Snow 0')).toBeInTheDocument();
  },
};

export const Sounds: Story = {
  decorators: [member],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sounds' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Calm sea, sound, 10 s' }));
    await expect(canvas.getByText('audio Calm sea 0')).toBeInTheDocument();
  },
};

export const Transitions: Story = {
  decorators: [member],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Transitions' }));
    await expect(canvas.getByRole('button', { name: 'Cross dissolve' })).toBeDisabled();
  },
};

export const Guest: Story = {
  decorators: [withAtoms()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};
