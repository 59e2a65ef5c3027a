import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { paintedSet } from '../testing/set-facts.ts';
import { addNearGrass } from './near-grass.ts';
import { makeVerdure } from './verdure.ts';

/** Painted rows of the column of the hero, counted from the bottom. */
function heightAtHero(scroll: number): number {
  const { heroX } = aStage({ scroll }).stage.frame;
  const data = paintedSet((stage) => addNearGrass(stage, makeVerdure(stage)), { scroll });
  const painted = Array.from({ length: 180 }, (_, row) => (data[(row * 320 + Math.round(heroX)) * 4 + 3] ?? 0) > 200);
  return painted.filter(Boolean).length;
}

it('stays low before a hero who stands still', () => {
  expect(heightAtHero(0)).toBeLessThan(180 * 0.12);
  expect(heightAtHero(0.3)).toBeGreaterThan(0);
});
