import { contextOf } from '@kinora/drawing';
import { nodePaintEnv, coverage, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { paintOffline } from './offline-pattern.ts';

it.each([
  [160, 90],
  [90, 160],
  [2, 2],
])('fills %d x %d with stripes, opaque', (width, height) => {
  const pixels = contextOf(paintOffline({ width, height }, nodePaintEnv())).getImageData(0, 0, width, height);
  expect(coverage(pixels)).toBe(1);
  expect(pixels.data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  if (width < 10) return;
  const middle = Array.from({ length: width - 20 }, (_, x) => pixelAt(pixels, x + 10, height / 2)[0]);
  expect(new Set(middle).size).toBeGreaterThan(1);
});
