import { brightnessAt, paintOn } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { fillGround, makeGround } from './ground.ts';
import { layLight } from './slant.ts';

/** How much brighter the upper left corner is than the lower right one. */
function slantOf(plan: Partial<ScenePlan>, isOutside = true): number {
  const ground = makeGround(aStage(plan).stage);
  const { pixels } = paintOn([320, 180], (ctx) => {
    fillGround(ctx, ground, '#708050');
    layLight(ctx, ground, isOutside);
  });
  return brightnessAt(pixels, 8, 8) - brightnessAt(pixels, 311, 171);
}

it('is bright on the side of the hero and dark on the other', () => {
  expect(slantOf({ side: -1 })).toBeGreaterThan(20);
  expect(slantOf({ side: 1 })).toBeLessThan(slantOf({ side: -1 }));
});

it('is stronger under a low sun, and weaker under a roof', () => {
  expect(slantOf({ time: 'sunset' })).toBeGreaterThan(slantOf({ time: 'day' }));
  expect(slantOf({ time: 'sunset' }, false)).toBeLessThan(slantOf({ time: 'sunset' }));
});
