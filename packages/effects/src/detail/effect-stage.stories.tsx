import { FilmPositionPanel, type PreviewView } from '@kinora/live-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { CARD_URLS } from '../list/card-urls.gen.ts';
import { effectFrameAtom } from './effect-player-atoms.ts';
import { EffectStage } from './effect-stage.tsx';

const PLAYING = {
  state: 'playing',
  frames: 120,
  fps: 24,
  width: 360,
  height: 480,
  understood: null,
  prompt: '',
  isLoud: false,
  scene: null,
} as const;

const meta = {
  component: EffectStage,
  args: {
    view: PLAYING,
    ratio: 0.75,
    title: 'Bunny hop',
    isSample: true,
    attach: () => undefined,
    canvas: () => null,
    light: () => undefined,
    drawBefore: () => Promise.resolve(null),
    onPlay: fn(),
    onPause: fn(),
    position: <FilmPositionPanel frameAtom={effectFrameAtom} frames={120} fps={24} onSeek={fn()} />,
  },
} satisfies Meta<typeof EffectStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Your image with the effect Bunny hop' })).toBeVisible();
    await expect(canvas.getByText('Sample image')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    const slider = canvas.getByRole('slider', { name: 'Compare before and after' });
    await fireEvent.change(slider, { target: { value: '29' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '29 % before, the rest after');
  },
};

const LOADING: PreviewView = { ...PLAYING, state: 'loading' };

export const Loading: Story = {
  args: { view: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the effect')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** What the effect does is seen before the engine has begun. */
export const LoadingOverItsPoster: Story = {
  args: { view: LOADING, isSample: true, poster: CARD_URLS['bunny-hop'], colours: ['#f7c6d6', '#f3a9c4', '#fbe3ec'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading the effect')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};

export const CannotBeShown: Story = {
  args: { view: { ...PLAYING, state: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can’t be previewed/)).toBeVisible();
  },
};
