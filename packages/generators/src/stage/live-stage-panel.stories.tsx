import { apiClientAtom } from '@kinora/api-client';
import { openLinkAtom } from '@kinora/creating';
import { playerPartsAtom } from '@kinora/live-stage';
import { difference, fakeApi, filmIn, noEngine, pixelsOf, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { LiveStagePanel } from './live-stage-panel.tsx';

const PROMPT = 'A small sailboat on a calm sea at sunset, slow push in';
/** The engine's first scene needs its worker, its code and its art. */
const SLOW = { timeout: 20_000 };

const meta = {
  component: LiveStagePanel,
  parameters: { layout: 'fullscreen' },
  decorators: [
    withAtoms(seed(openLinkAtom, new URLSearchParams({ prompt: PROMPT, model: 'local', seed: '7' }).toString())),
    (Story) => (
      <div className="isolate max-w-[712px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveStagePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

async function frameOf(film: HTMLCanvasElement, atLeast: number): Promise<Uint8ClampedArray> {
  await waitFor(() => expect(Number(film.dataset.frame)).toBeGreaterThanOrEqual(atLeast), SLOW);
  return pixelsOf(film);
}

/** Who wants no motion sees a still frame until Play is pressed. */
async function setInMotion(host: HTMLElement) {
  const button = await within(host).findByRole('button', { name: /^(Play|Pause)$/ }, SLOW);
  if (button.getAttribute('aria-label') === 'Play') await userEvent.click(button);
  await waitFor(() => expect(filmIn(host).dataset.state).toBe('playing'), SLOW);
}

export const MovesInRealTime: Story = {
  play: async ({ canvasElement }) => {
    const film = filmIn(canvasElement);
    await setInMotion(canvasElement);
    // The worker's first picture arrives a moment after it was announced.
    await waitFor(() => expect(Math.max(...pixelsOf(film).slice(0, 400))).toBeGreaterThan(40), SLOW);
    const first = pixelsOf(film);
    const second = await frameOf(film, 48);
    const third = await frameOf(film, 72);
    await expect(difference(first, second)).toBeGreaterThan(0.5);
    await expect(difference(second, third)).toBeGreaterThan(0.5);
  },
};

export const PausesAtAFrameAndDrawsItSharp: Story = {
  play: async ({ canvas, canvasElement }) => {
    const film = filmIn(canvasElement);
    await setInMotion(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect([film.dataset.state, film.dataset.height]).toEqual(['still', '720']), SLOW);
    const { frame } = film.dataset;
    // The worker's last picture arrives a moment after it was announced.
    await pause(500);
    const before = pixelsOf(film);
    await pause(300);
    await expect(film.dataset.frame).toBe(frame);
    await expect(difference(before, pixelsOf(film))).toBe(0);
  },
};

export const DrawsAnotherPictureForAnotherSeed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const film = filmIn(canvasElement);
    await setInMotion(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(film.dataset.height).toBe('720'), SLOW);
    const before = pixelsOf(film);
    await userEvent.click(canvas.getByRole('button', { name: 'Try another variation' }));
    await waitFor(() => expect(difference(before, pixelsOf(film))).toBeGreaterThan(0.5), SLOW);
  },
};

export const SoundsOnceItIsTurnedOn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await setInMotion(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mute' }));
    await expect(await canvas.findByRole('button', { name: 'Unmute' })).toBeVisible();
  },
};

export const FirstVisit: Story = {
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=&model=local'))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Describe a scene')).toBeVisible();
    await setInMotion(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use this example' }));
    await expect(await canvas.findByRole('figure', { name: `Preview: ${PROMPT}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use this example' })).toBeNull();
  },
};

const routes = [
  { model: 'local', modes: ['text'] },
  { model: 'veo-3-1', modes: ['text'] },
] as const;
const pages = { text: null, image: '/i/', video: '/v/', effect: (id: string) => `/e/${id}/` };

export const OffersTheFinalOfADraft: Story = {
  args: { pages },
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes } } })),
      seed(playerPartsAtom, noEngine),
      seed(openLinkAtom, 'prompt=a+fox&model=local&seconds=8'),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make it with Veo 3.1 for 64 credits' })).toBeVisible();
  },
};

/** Also where no other model runs: nothing of the subject is in the picture, and that is said before anybody pays. */
export const SubjectCannotBeDrawn: Story = {
  args: { pages: { text: null, image: '/image-to-video/', video: '/video-to-video/', effect: (id) => `/e/${id}/` } },
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [] } } })),
      seed(openLinkAtom, 'prompt=a+zeugma+on+a+beach&model=local'),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t draw the subject of this prompt yet/, {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start from your own image' })).toHaveAttribute(
      'href',
      '/image-to-video/#model=local&prompt=a+zeugma+on+a+beach',
    );
  },
};
