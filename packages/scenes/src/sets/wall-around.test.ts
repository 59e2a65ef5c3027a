import { ring } from '@kinora/drawing';
import { coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { wallAround } from './wall-around.ts';

it('covers everything but its openings', () => {
  const opening = ring([20, 20, 20, 40, 60, 40, 60, 20]);
  const { pixels } = paintOn([100, 60], (ctx) => {
    ctx.beginPath();
    wallAround({ left: 0, right: 100, top: 0, bottom: 60 }, opening)(ctx);
    ctx.fill();
  });
  expect(coverage(pixels, [20, 20, 40, 20])).toBe(0);
  expect(coverage(pixels)).toBeCloseTo(1 - (40 * 20) / (100 * 60));
});
