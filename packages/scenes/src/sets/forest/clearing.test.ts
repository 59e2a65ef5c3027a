import type { Season } from '@kinora/reading';
import { expect, it } from 'vitest';

import { meanOf, paintedSet } from '../../testing/set-facts.ts';
import { addClearing } from './clearing.ts';
import { makeWood } from './wood.ts';

function clearingIn(season: Season): Uint8ClampedArray {
  return paintedSet((stage) => addClearing(stage, makeWood(stage, 110)), { set: 'forest', season });
}

it('is white with snow in winter and green in summer', () => {
  const [winter, summer] = [clearingIn('winter'), clearingIn('summer')];
  expect(meanOf(winter, 2)).toBeGreaterThan(meanOf(summer, 2) * 1.3);
  expect(meanOf(summer, 1)).toBeGreaterThan(meanOf(summer, 0));
});
