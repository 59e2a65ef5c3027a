import { expect, it } from 'vitest';

import { brightnessAt, coverage, differ, meanBrightness, paintOn, peakSignalToNoise, pixelAt } from './picture.ts';

const half = paintOn([10, 10], (ctx) => {
  ctx.fillStyle = '#ff0080';
  ctx.fillRect(0, 0, 5, 10);
}).pixels;
const empty = paintOn([10, 10], () => undefined).pixels;

it('reads single pixels and boxes', () => {
  expect(pixelAt(half, 2, 2)).toEqual([255, 0, 128, 255]);
  expect(brightnessAt(half, 2, 2)).toBe(383);
  expect([coverage(half), coverage(half, [0, 0, 5, 10]), coverage(half, [5, 0, 5, 10])]).toEqual([0.5, 1, 0]);
  expect(meanBrightness(half, [0, 0, 5, 10])).toBeCloseTo(383 / 3);
});

it('tells pictures apart', () => {
  expect([differ(half, empty), differ(half, half)]).toEqual([true, false]);
  expect(peakSignalToNoise(half, half)).toBeGreaterThan(100);
  expect(peakSignalToNoise(half, empty)).toBeLessThan(10);
});
