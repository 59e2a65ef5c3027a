import { coverage, differ } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addAurora } from './aurora.ts';

it('hangs in the upper sky and breathes', () => {
  const built = aStage({ time: 'night' });
  addAurora(built.stage);
  const early = drawLayers(built, 0);
  expect(coverage(early, [0, 40, 320, 60])).toBeGreaterThan(0.3);
  expect(coverage(early, [0, 150, 320, 30])).toBe(0);
  expect(differ(early, drawLayers(built, 2))).toBe(true);
});
