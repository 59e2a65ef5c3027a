import { contextOf } from '@kinora/drawing';
import { nodePaintEnv, paintOn, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { scaled, soften, softenSmall } from './soften.ts';

const environment = nodePaintEnv();
function square() {
  const canvas = environment.canvas(60, 60);
  const ctx = contextOf(canvas);
  ctx.fillRect(15, 15, 30, 30);
  return canvas;
}

it('keeps what is solid solid, and spreads the edge', () => {
  const { pixels } = paintOn([60, 60], (ctx) => ctx.drawImage(soften(environment, square(), 4), 0, 0));
  expect(pixelAt(pixels, 30, 30)[3]).toBeGreaterThan(250);
  expect(pixelAt(pixels, 13, 30)[3]).toBeGreaterThan(5);
  expect(pixelAt(pixels, 4, 30)[3]).toBeLessThan(3);
});

it('can stay small', () => {
  const small = softenSmall(environment, square(), 4);
  expect([small.width, small.height]).toEqual([15, 15]);
  expect(scaled(environment, small, [30, 20]).height).toBe(20);
});
