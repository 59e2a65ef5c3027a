import { coverage, differ } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addMist } from './mist.ts';

it('is a bank around its height, without gaps at any time or camera', () => {
  const built = aStage();
  addMist(built.stage, { parallax: 0.5, y: 100, height: 160 });
  for (const [time, x] of [
    [0, 0],
    [9, 20],
    [80, -20],
  ] as const) {
    const pixels = drawLayers(built, time, { x });
    expect(coverage(pixels, [0, 98, 320, 4])).toBeGreaterThan(0.8);
    expect(coverage(pixels, [0, 0, 320, 70])).toBe(0);
  }
  expect(differ(drawLayers(built, 0), drawLayers(built, 5))).toBe(true);
});
