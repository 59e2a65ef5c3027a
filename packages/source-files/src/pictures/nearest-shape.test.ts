import { expect, it } from 'vitest';

import { nearestShape } from './nearest-shape.ts';

const SHAPES = ['16:9', '4:3', '1:1', '3:4', '9:16'] as const;

it.each([
  [4000, 2250, '16:9'],
  [1600, 1200, '4:3'],
  [1000, 1010, '1:1'],
  [1080, 1350, '3:4'],
  [1170, 2532, '9:16'],
])('cuts the least off a picture of %i by %i pixels', (width, height, shape) => {
  expect(nearestShape(SHAPES, { width, height })).toBe(shape);
});

it('knows no shape where there is none', () => {
  expect(nearestShape([], { width: 4, height: 3 })).toBeUndefined();
});
