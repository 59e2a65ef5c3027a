import { recipeWordsIn, sampleWordsOf } from '@kinora/footage/recipes';
import { playerAtoms, playerPartsAtom } from '@kinora/live-stage';
import { difference, filmIn, isPicture, pixelsOf, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';

import { cardScene } from '../catalogue/effect-scene.ts';
import { EFFECTS, findEffect } from '../catalogue/effects.ts';

const { playerAtom } = playerAtoms(playerPartsAtom);
const SIZE = { width: 240, height: 300 };

const idsOf = (isWanted: (category: string) => boolean) =>
  EFFECTS.filter(({ category }) => isWanted(category)).map(({ id }) => id);

/** An effect on our own picture, moving whatever the browser prefers: this page is here to look at it. */
function EffectFilm({ effect: id }: { effect: string }) {
  const player = useAtomValue(playerAtom);
  const { attach } = player;
  useEffect(() => {
    const effect = findEffect(id);
    if (effect) player.show(cardScene(effect, { size: SIZE, text: recipeWordsIn('en')(sampleWordsOf(effect)) }));
  }, [player, id]);
  return <figure ref={attach} aria-label={id} className="aspect-[4/5] w-60 [&>canvas]:size-full" />;
}

const meta = {
  title: 'Engine/Effects',
  component: EffectFilm,
  args: { effect: 'bunny-hop' },
  decorators: [withAtoms(seed(playerPartsAtom, { ...playerPartsAtom.init, isStill: false }))],
  play: async ({ canvasElement }) => {
    const film = await waitFor(() => filmIn(canvasElement));
    const slow = { timeout: 30_000 };
    await waitFor(() => expect(isPicture(pixelsOf(film))).toBe(true), slow);
    const first = pixelsOf(film);
    await waitFor(() => expect(difference(first, pixelsOf(film))).toBeGreaterThan(0.3), slow);
  },
} satisfies Meta<typeof EffectFilm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Effects: Story = {
  argTypes: { effect: { control: 'select', options: idsOf((category) => category !== 'style') } },
};

export const Restyles: Story = {
  args: { effect: idsOf((category) => category === 'style')[0] ?? '' },
  argTypes: { effect: { control: 'select', options: idsOf((category) => category === 'style') } },
};
