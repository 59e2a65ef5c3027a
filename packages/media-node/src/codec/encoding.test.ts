import { expect, it } from 'vitest';

import { deinterleave, interleave, rateFactor } from './encoding.ts';

const sound = { sampleRate: 48_000, left: new Float32Array([1, 2, 3]), right: new Float32Array([4, 5, 6]) } as const;

it('puts left and right by turns', () => {
  expect([...interleave(sound)]).toEqual([1, 4, 2, 5, 3, 6]);
});

it('takes them apart again', () => {
  expect(deinterleave(interleave(sound))).toEqual(sound);
});

it.each([
  [640, 360, 15],
  [360, 640, 15],
  [1280, 720, 18],
  [1080, 1080, 18],
])('spends more on small pictures: %i x %i at %i', (width, height, factor) => {
  expect(rateFactor({ width, height })).toBe(factor);
});
