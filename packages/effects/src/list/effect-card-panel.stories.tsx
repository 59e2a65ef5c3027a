import { CardsHostPanel, playerPartsAtom } from '@kinora/live-stage';
import { filmIn, isPicture, pixelsOf, difference, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { findEffect } from '../catalogue/effects.ts';
import { EffectCardPanel, type EffectCardPanelProps } from './effect-card-panel.tsx';

const effect = findEffect('disco-fever');
if (!effect) throw new Error('The effect is gone.');

const SLOW = { timeout: 30_000 };

function Page(props: EffectCardPanelProps) {
  return (
    <div className="max-w-[296px]">
      <EffectCardPanel {...props} />
      <CardsHostPanel />
    </div>
  );
}

const meta = {
  component: Page,
  args: { effect, href: '/ai-video-effects/disco-fever/' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture that was drawn before is there. */
const pictured = (host: HTMLElement) =>
  waitFor(() => {
    const picture = host.querySelector('img');
    if (!picture?.complete || picture.naturalWidth !== 296) throw new Error('The card has no picture yet.');
  }, SLOW);

export const MovesWhileItIsPointedAt: Story = {
  decorators: [withAtoms(seed(playerPartsAtom, { ...playerPartsAtom.init, isStill: false }))],
  play: async ({ canvas, canvasElement }) => {
    await pictured(canvasElement);
    const link = canvas.getByRole('link');
    await userEvent.hover(link);
    await waitFor(() => expect(link).toContainElement(filmIn(canvasElement)), SLOW);
    const film = filmIn(canvasElement);
    await waitFor(() => expect(isPicture(pixelsOf(film))).toBe(true), SLOW);
    const first = pixelsOf(film);
    await waitFor(() => expect(difference(first, pixelsOf(film))).toBeGreaterThan(0.5), SLOW);
    await userEvent.unhover(link);
    await waitFor(() => expect(link).not.toContainElement(film));
  },
};

export const StandsStillWhereMotionIsNotWanted: Story = {
  decorators: [withAtoms(seed(playerPartsAtom, { ...playerPartsAtom.init, isStill: true }))],
  play: async ({ canvas, canvasElement }) => {
    await pictured(canvasElement);
    const link = canvas.getByRole('link');
    await userEvent.hover(link);
    await expect(link).not.toContainElement(filmIn(canvasElement));
    await expect(filmIn(canvasElement).dataset.state).not.toBe('playing');
  },
};

export const DrawsTheEffectOfTheSeason: Story = {
  args: { isBanner: true },
  play: async ({ canvasElement }) => {
    const picture = await waitFor(() => {
      const canvas = canvasElement.querySelector<HTMLCanvasElement>('canvas[data-drawn]');
      if (!canvas) throw new Error('The banner has no picture yet.');
      return canvas;
    }, SLOW);
    await expect(isPicture(pixelsOf(picture))).toBe(true);
  },
};
