import { coverage } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addHangingLamps } from './hanging-lamps.ts';

function hung(lit: number) {
  const built = aStage();
  addHangingLamps(built.stage, { lamps: [{ x: 160, y: 60, size: 40 }], parallax: 1, colour: '#c0503c', lit });
  return drawLayers(built);
}

it('hangs from above, and only lights up what is around it when it is lit', () => {
  expect(coverage(hung(0), [140, 40, 40, 24])).toBeGreaterThan(0.3);
  expect(coverage(hung(0), [150, 90, 20, 20])).toBe(0);
  expect(coverage(hung(1), [150, 90, 20, 20])).toBe(1);
});
