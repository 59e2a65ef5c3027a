import { expect, it } from 'vitest';

import { aPicture } from '../testing/clip-pictures.ts';
import { createEnlarge } from './enlarge.ts';
import { createHalf, halve, weighLuma } from './half.ts';
import { lumaAt, toLuma, toSmallLuma } from './luma.ts';
import { createBytePlane, createPixels, createPlane } from './plane.ts';

const SIZE = { width: 64, height: 36 };

it('a frame of one colour keeps it at half size and back', () => {
  const pixels = createPixels({ width: 7, height: 5 });
  pixels.data.fill(90);
  const half = createHalf(pixels);
  halve(pixels, half);
  weighLuma(half);
  expect([half.width, half.height]).toEqual([3, 2]);
  expect([...half.green.data].every((level) => level === 90)).toBe(true);
  expect([...half.luma.data].every((level) => Math.abs(level - 90) < 0.01)).toBe(true);
  const back = createBytePlane(pixels);
  createEnlarge(half, pixels)(half.red, back);
  expect([...back.data].every((level) => level === 90)).toBe(true);
});

it('half and back again is the picture but for its edges', () => {
  const pixels = aPicture(SIZE, 0);
  const half = createHalf(pixels);
  halve(pixels, half);
  const back = createBytePlane(SIZE);
  createEnlarge(half, SIZE)(half.green, back);
  const off = back.data.map((level, index) => Math.abs(level - (pixels.data[index * 4 + 1] ?? 0)));
  expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(9);
});

it('a ramp stays a ramp when it is doubled', () => {
  const ramp = createPlane({ width: 8, height: 1 });
  ramp.data.set([0, 20, 40, 60, 80, 100, 120, 140]);
  const doubled = createBytePlane({ width: 16, height: 1 });
  createEnlarge(ramp, doubled)(ramp, doubled);
  expect([...doubled.data]).toEqual([0, 5, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 135, 140]);
});

it('brightness weighs green most, and small luma is its mean', () => {
  expect(lumaAt(Uint8ClampedArray.of(0, 255, 0, 255), 0)).toBeGreaterThan(170);
  expect(lumaAt(Uint8ClampedArray.of(255, 255, 255, 255), 0)).toBe(255);
  const pixels = aPicture(SIZE, 0);
  const whole = createBytePlane(SIZE);
  toLuma(pixels, whole);
  const small = createPlane({ width: 16, height: 9 });
  toSmallLuma(pixels, small, 4);
  const block = [0, 1, 2, 3].flatMap((y) => [4, 5, 6, 7].map((x) => whole.data[y * 64 + x] ?? 0));
  expect(small.data[1]).toBeCloseTo(block.reduce((sum, level) => sum + level, 0) / 16, 4);
});
