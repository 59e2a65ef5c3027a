import { brightnessAt, coverage, differ, paintOn, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addClouds, cloudSprite } from './clouds.ts';

it('is round on top, flat and darker below', () => {
  const { stage } = aStage();
  const cloud = cloudSprite(stage, { width: 120, height: 50, lit: '#ffffff', dark: '#404060' });
  const { pixels } = paintOn([120, 50], (ctx) => ctx.drawImage(cloud, 0, 0));
  expect(pixelAt(pixels, 2, 2)[3]).toBe(0);
  expect(coverage(pixels, [40, 25, 40, 10])).toBe(1);
  expect(brightnessAt(pixels, 60, 20)).toBeGreaterThan(brightnessAt(pixels, 60, 40) + 60);
});

it('drift between their heights', () => {
  const built = aStage();
  addClouds(built.stage, { count: 5, top: 0.05, bottom: 0.4 });
  expect(coverage(drawLayers(built), [0, 0, 320, 90])).toBeGreaterThan(0.02);
  expect(coverage(drawLayers(built), [0, 130, 320, 50])).toBe(0);
  expect(differ(drawLayers(built), drawLayers(built, 2))).toBe(true);
});
