import { pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addAir } from './air.ts';

/** How many columns a single drop touches. */
function slant(wind: number): number {
  const built = aStage();
  addAir(built.stage, 'rain', { count: 1, wind, colour: '#ffffff', gain: 5 });
  const pixels = drawLayers(built, 0.2);
  const touched = (x: number) => Array.from({ length: 180 }, (_, y) => pixelAt(pixels, x, y)[3]).some((a) => a > 20);
  return Array.from({ length: 320 }, (_, x) => x).filter(touched).length;
}

it('slants with the wind', () => {
  expect(slant(6)).toBeGreaterThan(slant(0.1));
});
