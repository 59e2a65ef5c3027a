import { expect, it } from 'vitest';

import { packOne, packPair, packUpper } from './lanes.ts';
import { createPixels, createPlane } from './plane.ts';
import { toByte, toWord, wordsOf } from './words.ts';

it('a word is a pixel, opaque, its levels clamped', () => {
  const pixels = createPixels({ width: 2, height: 1 });
  wordsOf(pixels)[1] = toWord(300, -7, 9);
  expect([...pixels.data]).toEqual([0, 0, 0, 255, 255, 0, 9, 255]);
  expect([-1, 0, 255, 256, 99_999].map(toByte)).toEqual([0, 0, 255, 255, 255]);
});

it('samples are rounded into the halves of a word', () => {
  const [low, high] = [createPlane({ width: 3, height: 1 }), createPlane({ width: 3, height: 1 })];
  low.data.set([-4, 12.6, 300]);
  high.data.set([7.2, 260, -1]);
  const words = new Int32Array(3);
  packPair(low, high, words);
  expect([...words].map((word) => [word & 255, word >> 16])).toEqual([
    [0, 7],
    [13, 255],
    [255, 0],
  ]);
  packUpper(low, words);
  expect([...words].map((word) => [word & 255, word >> 16])).toEqual([
    [0, 0],
    [13, 13],
    [255, 255],
  ]);
  packOne(high, words);
  expect([...words]).toEqual([7, 255, 0]);
});
