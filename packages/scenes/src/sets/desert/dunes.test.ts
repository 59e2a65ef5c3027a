import { expect, it } from 'vitest';

import { crestsOf } from './dunes.ts';

/** Flat points one step apart with these heights on screen (a smaller number is higher). */
function skyline(heights: readonly number[]): number[] {
  return heights.flatMap((y, x) => [x, y]);
}

it('finds the one top of a hill', () => {
  const hill = Array.from({ length: 41 }, (_, x) => Math.abs(x - 20));
  expect(crestsOf(skyline(hill))).toEqual([[20, 0]]);
});

it('finds none in a plain', () => {
  expect(crestsOf(skyline(Array.from({ length: 41 }, () => 5)))).toEqual([]);
});

it('finds none in a skyline shorter than its reach', () => {
  expect(crestsOf(skyline([3, 1, 3]))).toEqual([]);
});
