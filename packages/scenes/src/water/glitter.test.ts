import { coverage, differ, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { glitter } from './glitter.ts';

it('lies below the water line around the sun, and winks', () => {
  const { stage } = aStage();
  stage.sun = { x: 200, y: 40, radius: 9 };
  const at = (time: number) => paintOn([320, 180], (ctx) => glitter(ctx, stage, { time, y: 100 })).pixels;
  expect(coverage(at(0), [0, 0, 320, 99])).toBe(0);
  expect(coverage(at(0), [140, 100, 120, 80])).toBeGreaterThan(0.005);
  expect(coverage(at(0), [0, 100, 100, 80])).toBe(0);
  expect(differ(at(0), at(0.4))).toBe(true);
});
