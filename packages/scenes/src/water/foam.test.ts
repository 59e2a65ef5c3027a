import { coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { drawFoam } from './foam.ts';

const surface = (height: (index: number) => number) =>
  Array.from({ length: 40 }, (_, index) => [index * 8, height(index)] as const);
const draw = (points: ReturnType<typeof surface>, foam: number) =>
  coverage(paintOn([320, 180], (ctx) => drawFoam(ctx, points, { foam, seed: 2, unit: 1 })).pixels);

it('is white on crests, and more of it in rougher water', () => {
  const waves = surface((index) => 90 + 20 * Math.sin(index * 0.8));
  expect(draw(waves, 1)).toBeGreaterThan(draw(waves, 0.3));
  expect(draw(waves, 0.3)).toBeGreaterThan(0);
});

it('needs a surface of more than four points', () => {
  expect(draw(surface(() => 90).slice(0, 4), 1)).toBe(0);
});
