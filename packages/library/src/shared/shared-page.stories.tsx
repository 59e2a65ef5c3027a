import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, onPhone, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { aSharedClip } from '../testing/shared-clip.ts';
import { lazySettingsHref } from './lazy-settings-href.ts';
import { SharedPage } from './shared-page.tsx';

const shared = aSharedClip();
const at = (answers: FakeAnswers) => [withAtoms(seed(apiClientAtom, fakeApi(answers)))];

const meta = {
  component: SharedPage,
  beforeEach: async () => void (await lazySettingsHref.load()),
  args: {
    id: shared.id,
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id: string) => `/effects/${id}/`,
    },
    createHref: '/text-to-video/',
    contactHref: '/support/contact-us/',
    homeHref: '/home/',
    more: <p>Three scenes</p>,
  },
  decorators: [
    (Story) => (
      <div className="px-(--frame-gutter)">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SharedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsWhatTheServerHasSaid: Story = {
  args: { first: shared },
  decorators: at({ sharedClip: { offline: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Remix this' })).toHaveAttribute(
      'href',
      expect.stringContaining('/text-to-video/#model=local&prompt=A+paper+boat'),
    );
    await expect(canvas.getByRole('link', { name: 'Report this clip' })).toHaveAttribute(
      'href',
      `/support/contact-us/?topic=report&share=${shared.id}`,
    );
    await waitFor(() => expect(document.title).toBe('A paper boat on a calm sea at dusk · Kinora'));
  },
};

export const AsksAnewWhenTheFileIsGone: Story = {
  args: { first: shared },
  decorators: at({ sharedClip: { refuse: 'unknown-share' } }),
  play: async ({ canvas, canvasElement }) => {
    const video = canvasElement.querySelector('video');
    if (video) await fireEvent.error(video);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('This link doesn’t show a clip')).toBeVisible();
  },
};

export const OfAnEffectWithoutTheServersWord: Story = {
  decorators: at({
    sharedClip: { data: aSharedClip({ mode: 'effect', settings: { effect: 'bunny-hop', seconds: 5 } }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Remix this' })).toHaveAttribute(
      'href',
      expect.stringContaining('/effects/bunny-hop/'),
    );
  },
};

export const Away: Story = {
  decorators: at({ sharedClip: { offline: true } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
};

export const Loading: Story = {
  decorators: at({ sharedClip: { forever: true } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A shared clip' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Gone: Story = {
  decorators: at({ sharedClip: { refuse: 'unknown-share' } }),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link doesn’t show a clip' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create your own clip' })).toHaveAttribute('href', args.createHref);
  },
};

const prompt = `${'غابة unbroken'.repeat(60)} in the rain`;

export const LongPromptOnAPhone: Story = {
  ...onPhone,
  args: { first: aSharedClip({ by: 'Lovelace'.repeat(10), settings: { prompt, seconds: 5 } }) },
  decorators: at({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('unbroken');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
