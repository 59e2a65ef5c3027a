import { apiClientAtom } from '@kinora/api-client';
import { aCreation } from '@kinora/contracts/fixtures';
import { lazyCreations } from '@kinora/creating/clips';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { asMember } from '../testing/as-member.ts';
import { BelowHeroPanel } from './below-hero-panel.tsx';

const clips = ['a fox', 'a whale', 'a taxi', 'a boat'].map((prompt, at) =>
  aCreation({ id: `01940000-0000-7000-8000-00000000010${at}`, input: { prompt }, state: 'failed' }),
);

const meta = {
  component: BelowHeroPanel,
  args: {
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id) => `/ai-video-effects/${id}/`,
    },
    children: <p>Inspiration</p>,
  },
  beforeEach: async () => void (await lazyCreations.load()),
} satisfies Meta<typeof BelowHeroPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnClipsFirst: Story = {
  decorators: [asMember(clips)],
  play: async ({ canvas, canvasElement }) => {
    const yours = await canvas.findByRole('region', { name: 'Yours' });
    await expect(within(yours).getAllByText(/^a (?:fox|whale|taxi|boat)$/)).toHaveLength(3);
    await expect(yours.compareDocumentPosition(canvas.getByText('Inspiration'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvasElement.querySelector('#yours')).toBe(yours);
  },
};

export const NothingMadeYet: Story = {
  decorators: [asMember([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inspiration')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Yours' })).toBeNull();
  },
};

export const OfAGuest: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({})))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inspiration')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Yours' })).toBeNull();
  },
};

export const Loading: Story = {
  decorators: [asMember([], { listCreations: { forever: true } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your clips')).toBeInTheDocument();
    await expect(canvas.queryByText('Inspiration')).toBeNull();
  },
};

export const NotLoaded: Story = {
  decorators: [asMember([], { listCreations: { offline: true } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inspiration')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...OwnClipsFirst, ...onPhone };
