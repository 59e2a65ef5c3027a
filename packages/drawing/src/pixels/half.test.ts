import { expect, it } from 'vitest';

import { aPicture } from '../testing/clip-pictures.ts';
import { createEnlarge } from './enlarge.ts';
import { createHalf, halve, weighLuma } from './half.ts';
import { createLanes, packOne, packPair } from './lanes.ts';
import { lumaAt, toLuma, toSmallLuma, weighWord } from './luma.ts';
import { createBytePlane, createPixels, createPlane, type Plane, type Size } from './plane.ts';

const SIZE = { width: 64, height: 36 };

/** One plane at twice its size. */
function doubled(plane: Plane, size: Size): Int32Array {
  const [words, small] = [new Int32Array(size.width * size.height), new Int32Array(plane.data.length)];
  packOne(plane, small);
  createEnlarge(plane, size).pair(small, words);
  return words;
}

it('a frame of one colour keeps it at half size and back', () => {
  const pixels = createPixels({ width: 7, height: 5 });
  pixels.data.fill(90);
  const half = createHalf(pixels);
  halve(pixels, half);
  weighLuma(half);
  expect([half.width, half.height]).toEqual([3, 2]);
  expect([...half.green.data].every((level) => level === 90)).toBe(true);
  expect([...half.luma.data].every((level) => Math.abs(level - 90) < 0.01)).toBe(true);
  expect([...doubled(half.red, pixels)].every((level) => level === 90)).toBe(true);
});

it('half and back again is the picture but for its edges', () => {
  const pixels = aPicture(SIZE, 0);
  const half = createHalf(pixels);
  halve(pixels, half);
  const off = doubled(half.green, SIZE).map((level, index) => Math.abs(level - (pixels.data[index * 4 + 1] ?? 0)));
  expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(9);
});

it('a ramp stays a ramp when it is doubled', () => {
  const ramp = createPlane({ width: 8, height: 1 });
  ramp.data.set([0, 20, 40, 60, 80, 100, 120, 140]);
  expect([...doubled(ramp, { width: 16, height: 1 })]).toEqual([
    0, 5, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 135, 140,
  ]);
});

it('four planes that are doubled at once are what each is alone', () => {
  const half = createHalf(SIZE);
  halve(aPicture(SIZE, 0), half);
  weighLuma(half);
  const lanes = createLanes(half);
  packPair(half.red, half.blue, lanes.even);
  packPair(half.green, half.luma, lanes.odd);
  const words = new Int32Array(64 * 36);
  createEnlarge(half, SIZE).all(lanes, words);
  for (const [place, plane] of [half.red, half.green, half.blue, half.luma].entries()) {
    expect(words.map((word) => (word >> (8 * place)) & 255)).toEqual(doubled(plane, SIZE));
  }
});

it('brightness weighs green most, and small luma is its mean', () => {
  expect(lumaAt(Uint8ClampedArray.of(0, 255, 0, 255), 0)).toBeGreaterThan(170);
  expect(lumaAt(Uint8ClampedArray.of(255, 255, 255, 255), 0)).toBe(255);
  expect(weighWord(0x00_00_ff_00)).toBe(lumaAt(Uint8ClampedArray.of(0, 255, 0, 255), 0));
  const pixels = aPicture(SIZE, 0);
  const whole = createBytePlane(SIZE);
  toLuma(pixels, whole);
  const small = createPlane({ width: 16, height: 9 });
  toSmallLuma(pixels, small, 4);
  const block = [0, 1, 2, 3].flatMap((y) => [4, 5, 6, 7].map((x) => whole.data[y * 64 + x] ?? 0));
  expect(small.data[1]).toBeCloseTo(block.reduce((sum, level) => sum + level, 0) / 16, 4);
});
