import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const visoredIn = (prompt: string) => planScene(prompt, OPTIONS).cast.map(({ looks }) => looks.isVisored === true);

it.each([
  'a knight with his visor down',
  'ein Ritter mit geschlossenem Visier',
  'un chevalier qui mange sans enlever son casque',
])('lets the visor down: %s', (prompt) => {
  expect(visoredIn(prompt)).toEqual([true]);
});

it('is for knights alone, and where words say so', () => {
  expect(visoredIn('a woman with her visor down')).toEqual([false]);
  expect(visoredIn('a knight')).toEqual([false]);
});
