import { differ } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addAir } from './air.ts';

it('is passed by a moving camera', () => {
  const built = aStage();
  addAir(built.stage, 'snow');
  expect(differ(drawLayers(built, 1), drawLayers(built, 1, { scroll: 40 }))).toBe(true);
  expect(differ(drawLayers(built, 1), drawLayers(built, 1))).toBe(false);
});
