import { OPERATION_RULES } from '@kinora/contracts/recipe';
import { peakSignalToNoise } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aRecipe, playRecipe } from '../../testing/a-recipe.ts';
import { BACKDROPS } from './all-backdrops.ts';

const rule = OPERATION_RULES.backdrop.values['scene'];
const drawn = (scene: string) => playRecipe(aRecipe([{ operation: 'backdrop', values: { scene } }])).frame(6);

it('there is a scene for every name of the format', () => {
  expect(Object.keys(BACKDROPS).toSorted()).toEqual(rule?.kind === 'choice' ? rule.choices.toSorted() : []);
});

it('no two scenes look alike', () => {
  const frames = Object.keys(BACKDROPS).map(drawn);
  for (const [index, one] of frames.entries()) {
    for (const two of frames.slice(index + 1)) expect(peakSignalToNoise(one, two)).toBeLessThan(26);
  }
});
