import { coverage } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addHeroLeftStrip, mirroredX } from './hero-left.ts';

it.each([-1, 1] as const)('lays a painting out for a hero on side %i', (side) => {
  const built = aStage();
  const stage = { ...built.stage, frame: { ...built.stage.frame, side } };
  addHeroLeftStrip(stage, { parallax: 1, top: 0 }, (ctx) => ctx.fillRect(20, 0, 40, 60));
  const pixels = drawLayers(built);
  expect(coverage(pixels, [side < 0 ? 20 : 260, 0, 40, 60])).toBe(1);
  expect(coverage(pixels, [side < 0 ? 260 : 20, 0, 40, 60])).toBe(0);
  expect(mirroredX(stage, 20)).toBe(side < 0 ? 20 : 300);
});
