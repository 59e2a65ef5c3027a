import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aReadyCreation } from '@kinora/contracts/fixtures';
import { takeCreationsAtom } from '@kinora/creations';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { CreationsSectionsPanel } from './creations-sections-panel.tsx';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const today = aReadyCreation({ createdAt: Date.now(), input: { prompt: 'a boat of today' } });
const older = aReadyCreation({
  id: '01940000-0000-7000-8000-000000000999',
  createdAt: Date.now() - 3 * 86_400_000,
  input: { prompt: 'a boat of last week' },
});
const offline = [seed(apiClientAtom, fakeApi({})), seed(placeSessionAtom, { owner: 'member', member: ada })] as const;

const pages = {
  text: null,
  image: '/image-to-video/',
  video: '/video-to-video/',
  effect: (id: string) => `/ai-video-effects/${id}/`,
};

const meta = { component: CreationsSectionsPanel, args: { pages } } satisfies Meta<typeof CreationsSectionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TodayAndEarlier: Story = {
  decorators: [withAtoms(...offline, seed(takeCreationsAtom, [today, older]))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Today' })).toHaveTextContent('a boat of today');
    await expect(canvas.getByText('a boat of last week')).toBeVisible();
  },
};

export const ClipsOfEffects: Story = {
  decorators: [
    withAtoms(
      ...offline,
      seed(takeCreationsAtom, [
        aReadyCreation({
          createdAt: Date.now(),
          mode: 'effect',
          input: { effect: 'golden-idol', first: 'f-1', seconds: 5, seed: 7, resolution: '720p' },
        }),
      ]),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Midas moment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reuse settings' })).toHaveAttribute(
      'href',
      '/ai-video-effects/golden-idol/#first=f-1&resolution=720p&seconds=5&seed=7',
    );
  },
};

/** The page of videos takes a clip itself; one that the server does not give is said. */
export const AClipForThisPage: Story = {
  args: { pages: { ...pages, text: '/text-to-video/', video: null } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
    withAtoms(
      seed(apiClientAtom, fakeApi({ uploadClip: { refuse: 'unknown-creation' } })),
      seed(placeSessionAtom, { owner: 'member', member: ada }),
      seed(takeCreationsAtom, [today]),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restyle' }));
    await expect(await canvas.findByText(/One of this clip’s files is no longer on the server/)).toBeVisible();
  },
};
