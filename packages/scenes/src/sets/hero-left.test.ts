import { coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { composeFrame } from '../stage/compose-frame.ts';
import { heroLeft, mirroredX } from './hero-left.ts';

it.each([-1, 1] as const)('lays a painting out for a hero on side %i', (side) => {
  const frame = { ...composeFrame({ width: 100, height: 60, seed: 1 }), side };
  const { pixels } = paintOn([100, 60], (ctx) => {
    heroLeft(ctx, { frame, width: 100 }, () => ctx.fillRect(0, 0, 20, 60));
  });
  const left = side < 0 ? 0 : 80;
  expect(coverage(pixels, [left, 0, 20, 60])).toBe(1);
  expect(coverage(pixels)).toBeCloseTo(0.2);
  expect(mirroredX({ frame, width: 100 }, 10)).toBe(side < 0 ? 10 : 90);
});
