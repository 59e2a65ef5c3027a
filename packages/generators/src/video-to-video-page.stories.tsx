import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aReadyCreation } from '@kinora/contracts/fixtures';
import { lateCreations, lateForm, playerPartsAtom } from '@kinora/creation-form';
import { fakeApi, noEngine, onPhone, onTablet, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VideoToVideoPage } from './video-to-video-page.tsx';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

const now = Date.now();
const server: FakeAnswers = {
  integral: { data: { total: 214 } },
  listRoutes: { data: { routes: [{ model: 'local', modes: ['text', 'video'] }] } },
  listCreations: {
    data: {
      creations: [
        aReadyCreation({
          mode: 'video',
          input: { video: 'f-1', style: 'comic' },
          createdAt: now,
          result: null,
          receipt: { held: 0, charged: 8, returned: 0, reason: null, at: now },
        }),
      ],
      next: null,
    },
  },
  creationEvents: [],
};

function aPage(answers: FakeAnswers = server, { isMember = true } = {}) {
  return withAtoms(
    seed(apiClientAtom, fakeApi(answers)),
    seed(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' }),
    seed(playerPartsAtom, noEngine),
  );
}

const meta = {
  component: VideoToVideoPage,
  args: {
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id: string) => `/ai-video-effects/${id}/`,
    },
  },
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => {
    globalThis.localStorage.clear();
    await Promise.all([lateForm.load(), lateCreations.load()]);
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main id="main" className="mx-auto max-w-content px-(--frame-gutter) py-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VideoToVideoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAVideo: Story = {
  decorators: [aPage()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Video to Video' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add a video to create a clip' })).toBeEnabled();
    await expect(await canvas.findByText('A video drawn anew')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Add a video' })).toBeVisible();
  },
};

export const Guest: Story = {
  decorators: [aPage({ ...server, listCreations: { data: { creations: [], next: null } } }, { isMember: false })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The preview is free')).toBeVisible();
    await expect(await canvas.findByText('No clips yet')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [aPage({ ...server, listCreations: { forever: true }, listRoutes: { forever: true } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Model' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ServerAway: Story = {
  decorators: [aPage({})],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your clips could not be loaded/)).toBeVisible();
  },
};

export const AModelByAddress: Story = {
  args: { model: 'local' },
  decorators: [aPage()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Local preview engine/ })).toBeChecked();
  },
};

export const OnAPhone: Story = { ...onPhone, decorators: [aPage()] };
export const OnATablet: Story = { ...onTablet, decorators: [aPage()] };
