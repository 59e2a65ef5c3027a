import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { playerPartsAtom } from '@kinora/live-stage';
import {
  difference,
  fakeApi,
  filmIn,
  isPicture,
  noEngine,
  onPhone,
  onTablet,
  pixelsOf,
  seed,
  withAtoms,
  type FakeAnswers,
} from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { EFFECTS, takesText } from '../catalogue/effects.ts';
import { EffectPage } from './effect-page.tsx';

const ADA = { id: 'effect', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const SLOW = { timeout: 30_000 };

const meta = {
  component: EffectPage,
  args: {
    id: 'disco-fever',
    hrefOf: (id) => `/ai-video-effects/${id}/`,
    listHref: '/ai-video-effects/',
    formHrefs: { text: '/text-to-video/', image: '/image-to-video/', video: '/video-to-video/' },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-content px-(--frame-gutter) py-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EffectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The film once it stands on the stage. */
async function stillFilm(host: HTMLElement) {
  const film = filmIn(host);
  await waitFor(() => expect(film.dataset.state).toBe('still'), SLOW);
  await waitFor(() => expect(isPicture(pixelsOf(film))).toBe(true), SLOW);
  return film;
}

export const MovesOnASample: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()))],
  play: async ({ canvas, canvasElement }) => {
    const film = await stillFilm(canvasElement);
    const still = pixelsOf(film);
    await fireEvent.input(canvas.getByRole('slider', { name: 'Amount' }), { target: { value: '200' } });
    await waitFor(() => expect(difference(still, pixelsOf(film))).toBeGreaterThan(0.3), SLOW);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(film.dataset.state).toBe('playing'), SLOW);
    const first = pixelsOf(film);
    await waitFor(() => expect(difference(first, pixelsOf(film))).toBeGreaterThan(0.5), SLOW);
  },
};

export const Unknown: Story = {
  args: { id: 'no-such-effect' },
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(playerPartsAtom, noEngine))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No effect called “no-such-effect”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all effects' })).toHaveAttribute('href', '/ai-video-effects/');
  },
};

export const WithTwoPictures: Story = {
  args: { id: 'then-and-now' },
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(playerPartsAtom, noEngine))],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose: First frame')).toBeInTheDocument();
    await expect(canvas.getByLabelText('Choose: Last frame')).toBeInTheDocument();
  },
};

export const WithWords: Story = {
  args: { id: EFFECTS.find(takesText)?.id ?? '' },
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(playerPartsAtom, noEngine))],
  play: async ({ canvas }) => {
    const words = canvas.getByRole('textbox', { name: 'Your text' });
    await expect(words).toHaveAttribute('placeholder');
    await userEvent.type(words, 'Ada');
    await expect(words).toHaveValue('Ada');
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(playerPartsAtom, noEngine))],
};
export const OnATablet: Story = {
  ...onTablet,
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(playerPartsAtom, noEngine))],
};

const asMember = (answers: FakeAnswers) =>
  withAtoms(
    seed(apiClientAtom, fakeApi(answers)),
    seed(placeSessionAtom, { owner: 'member', member: ADA }),
    seed(playerPartsAtom, noEngine),
  );

export const Loading: Story = {
  decorators: [asMember({ listCreations: { forever: true }, listRoutes: { forever: true } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your clips')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const ServerAway: Story = {
  decorators: [asMember({ listCreations: { offline: true }, listRoutes: { offline: true } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your clips couldn’t be loaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
