import { coverage, differ } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addStormCeiling } from './storm-ceiling.ts';

it('covers the top of the frame at any moment, leaves the foot free, and moves', () => {
  const built = aStage({ weather: 'storm' });
  addStormCeiling(built.stage, { base: 0.4 });
  for (const time of [0, 3, 40]) {
    expect(coverage(drawLayers(built, time), [0, 0, 320, 40])).toBe(1);
    expect(coverage(drawLayers(built, time), [0, 120, 320, 60])).toBe(0);
  }
  expect(differ(drawLayers(built, 0), drawLayers(built, 2))).toBe(true);
});
