import { coverage, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addAir } from './air.ts';

function shown(kind: 'fireflies' | 'embers' | 'dust') {
  const built = aStage();
  addAir(built.stage, kind, { count: 200 });
  return drawLayers(built, 1);
}

it('fireflies keep to the lower part of the frame', () => {
  expect(coverage(shown('fireflies'), [0, 100, 320, 80])).toBeGreaterThan(
    coverage(shown('fireflies'), [0, 0, 320, 60]),
  );
});

it('embers glow red, dust in the palette’s light', () => {
  const warmth = (kind: 'embers' | 'dust') => {
    const pixels = shown(kind);
    let sum = 0;
    for (let index = 0; index < 320 * 180; index++) {
      const [red, , blue, alpha] = pixelAt(pixels, index % 320, Math.floor(index / 320));
      sum += ((red - blue) * alpha) / 255;
    }
    return sum;
  };
  expect(warmth('embers')).toBeGreaterThan(0);
  expect(coverage(shown('dust'))).toBeGreaterThan(0);
});
