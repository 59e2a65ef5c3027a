import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import { eye } from './modelling.ts';
import { watchEyes } from './watched-eyes.ts';

it('tells of the eyes of the drawing that it runs, and of no other', () => {
  const ctx = createCanvas(40, 40).getContext('2d');
  eye(ctx, [1, 1, 1]);
  const eyes = watchEyes(ctx, () => {
    ctx.translate(5, 0);
    eye(ctx, [2, 3, 4]);
  });
  eye(ctx, [1, 1, 1]);
  expect(eyes.map(({ x, y, radius, transform }) => [x, y, radius, transform.e])).toEqual([[2, 3, 4, 5]]);
});
