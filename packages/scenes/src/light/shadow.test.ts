import { coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { contactShadow } from './shadow.ts';

it('lies flat under its subject and leans away from the light', () => {
  const { stage } = aStage();
  const draw = (lean: number) =>
    paintOn([200, 100], (ctx) => contactShadow(ctx, stage, { x: 100, y: 50, width: 80, lean })).pixels;
  expect(coverage(draw(0), [0, 0, 200, 35])).toBe(0);
  expect(coverage(draw(0), [60, 45, 80, 10])).toBeGreaterThan(0.5);
  const right = (lean: number) => coverage(draw(lean), [140, 40, 60, 25]);
  expect(right(0.6)).toBeGreaterThan(right(-0.6));
});
