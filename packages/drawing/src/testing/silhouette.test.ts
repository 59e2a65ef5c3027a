import { expect, it } from 'vitest';

import { paintOn } from './picture.ts';
import { comparePairs, silhouetteDistance, silhouetteOf } from './silhouette.ts';

/** A hill on one side of a sky. */
function hill(x: number, [sky, land]: readonly [string, string], height = 60) {
  const { pixels } = paintOn([128, 72], (ctx) => {
    ctx.fillStyle = sky;
    ctx.fillRect(0, 0, 128, 72);
    ctx.fillStyle = land;
    ctx.fillRect(x, 72 - height, 40, height);
  });
  return silhouetteOf(pixels);
}
const first = hill(0, ['#a0c0ff', '#203040']);

it('is the same for another colour, a mirror and a negative', () => {
  expect(silhouetteDistance(first, hill(0, ['#ffe0a0', '#702020']))).toBe(0);
  expect(silhouetteDistance(first, hill(88, ['#a0c0ff', '#203040']))).toBe(0);
  expect(silhouetteDistance(first, hill(0, ['#203040', '#a0c0ff']))).toBe(0);
});

it('differs by shape and place', () => {
  expect(silhouetteDistance(first, hill(0, ['#a0c0ff', '#203040'], 30))).toBeCloseTo((40 * 30) / (128 * 72), 2);
  expect(silhouetteDistance(first, hill(44, ['#a0c0ff', '#203040']))).toBeGreaterThan(0.3);
});

it('finds the most alike', () => {
  const low = hill(0, ['#a0c0ff', '#203040'], 54);
  const pairs = comparePairs(
    new Map([
      ['one', first],
      ['low', low],
      ['middle', hill(44, ['#a0c0ff', '#203040'])],
    ]),
  );
  expect(pairs[0]?.slice(0, 2)).toEqual(['one', 'low']);
  expect(pairs).toHaveLength(3);
});
