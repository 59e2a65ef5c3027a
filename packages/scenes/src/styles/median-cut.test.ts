import { expect, it } from 'vitest';

import { buildLookup, chooseColours } from './median-cut.ts';

function image(...colours: (readonly [number, number, number])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    Array.from({ length: 4000 }, (_, index) => [...(colours[index % colours.length] ?? [0, 0, 0]), 255]).flat(),
  );
}

it('finds the colours of a simple image', () => {
  const colours = chooseColours(image([250, 20, 0], [0, 30, 250]), 2);
  expect(new Set(colours.map(String))).toEqual(new Set(['250,20,0', '0,30,250']));
});

it('gives no more colours than pixels, and at most what is asked for', () => {
  expect(chooseColours(new Uint8ClampedArray(20), 32)).toEqual([[0, 0, 0]]);
  expect(chooseColours(image([1, 2, 3], [200, 100, 50]), 32).length).toBeLessThanOrEqual(32);
});

it('looks up the nearest colour', () => {
  const lookup = buildLookup([
    [0, 0, 0],
    [255, 0, 0],
    [255, 255, 255],
  ]);
  expect(lookup).toHaveLength(32768);
  expect(lookup[(28 << 10) | (2 << 5) | 3]).toBe(0xff0000);
  expect(lookup[(29 << 10) | (30 << 5) | 28]).toBe(0xffffff);
  expect(lookup[(2 << 10) | (1 << 5) | 3]).toBe(0);
});
