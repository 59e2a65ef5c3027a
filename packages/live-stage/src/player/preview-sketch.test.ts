import { expect, it } from 'vitest';

import { sketchSize } from './preview-sketch.ts';

it.each([
  [{ width: 640, height: 360 }, 167],
  [{ width: 720, height: 720 }, 296],
  [{ width: 360, height: 640 }, 526],
] as const)('a sketch of a film of %o keeps its shape', (film, height) => {
  expect(sketchSize(film)).toEqual({ width: 296, height });
});

it('a film whose size was asked for keeps it', () => {
  expect(sketchSize({ width: 480, height: 300, keepsSize: true })).toEqual({ width: 480, height: 300 });
});
