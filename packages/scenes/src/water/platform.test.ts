import { brightnessAt, coverage, paintOn } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { makePlatform } from './platform.ts';

function platform(plan: Partial<ScenePlan>) {
  const { stage } = aStage(plan);
  const actor = { x: 160, y: 90, size: 80, facing: 1, time: 0.3, turn: 0 };
  return paintOn([320, 180], (ctx) => makePlatform(stage)(ctx, actor)).pixels;
}

it('is an ice floe in winter and a dark rock in summer', () => {
  expect(brightnessAt(platform({ season: 'winter' }), 130, 91)).toBeGreaterThan(
    brightnessAt(platform({ season: 'summer' }), 130, 91) + 150,
  );
});

it('lies under its subject, with ripples around it', () => {
  const pixels = platform({});
  expect(coverage(pixels, [120, 90, 80, 8])).toBe(1);
  expect(coverage(pixels, [0, 0, 320, 75])).toBe(0);
  expect(coverage(pixels, [100, 104, 120, 20])).toBeGreaterThan(0);
});
