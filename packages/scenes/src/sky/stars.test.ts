import { coverage, differ, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { makeStars } from './stars.ts';

const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };

it('stand above their lowest height, and some of them twinkle', () => {
  const { stage } = aStage({ time: 'night' });
  const stars = makeStars(stage, { count: 200, bottom: 90 });
  const at = (time: number) => paintOn([320, 180], (ctx) => stars(ctx, time, STILL)).pixels;
  expect(coverage(at(0), [0, 0, 320, 90])).toBeGreaterThan(0.002);
  expect(coverage(at(0), [0, 100, 320, 80])).toBe(0);
  expect(differ(at(0), at(1))).toBe(true);
});
