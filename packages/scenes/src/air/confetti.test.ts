import { pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addAir } from './air.ts';

it('is of many colours', () => {
  const built = aStage();
  addAir(built.stage, 'confetti');
  const pixels = drawLayers(built, 1);
  const hues = new Set<string>();
  for (let index = 0; index < 320 * 180; index++) {
    const [red, green, blue, alpha] = pixelAt(pixels, index % 320, Math.floor(index / 320));
    if (alpha > 200) hues.add([red, green, blue].map((value) => value >> 6).join());
  }
  expect(hues.size).toBeGreaterThan(4);
});
