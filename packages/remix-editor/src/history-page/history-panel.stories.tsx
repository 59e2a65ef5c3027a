import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { playerPartsAtom } from '@kinora/live-stage';
import { fakeApi, noEngine, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { HistoryPanel } from './history-panel.tsx';

const ADA = { id: 'history', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const waiting = aCreation({ id: 'waiting', createdAt: 4000 });
const ready = aReadyCreation({ id: 'ready', createdAt: 3000 });
const declined = aFailedCreation('declined', { id: 'declined', createdAt: 2000 });

const server = fakeApi({
  listCreations: { data: { creations: [waiting, ready, declined], next: null } },
  creationEvents: [
    aCreation({ id: 'waiting', createdAt: 4000, state: 'running', phase: 'drawing', done: 60, version: 3 }),
  ],
});

const meta = {
  component: HistoryPanel,
  args: {
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id) => `/e/${id}/`,
      edit: (id) => `/ai-video-remix/?page=edit&clip=${id}`,
    },
    galleryHref: '/ai-video-remix/?page=inspiration',
  },
} satisfies Meta<typeof HistoryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  decorators: [
    withAtoms(
      seed(apiClientAtom, server),
      seed(placeSessionAtom, { owner: 'member', member: ADA }),
      seed(playerPartsAtom, noEngine),
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByText(/^Drawing frame 60 of 120/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^Open in editor: / })).toHaveAttribute(
      'href',
      '/ai-video-remix/?page=edit&clip=ready',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Failed or cancelled' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^Reuse settings: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/text-to-video\/#model=local/),
    );
  },
};

export const Guest: Story = {
  decorators: [withAtoms()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to see your history' })).toBeVisible();
  },
};
