import { brightnessAt, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { makeBloom } from './bloom.ts';

const spill = (colour: string) => {
  const bloom = makeBloom(aStage().stage, 0.8);
  const { pixels } = paintOn([320, 180], (ctx) => {
    ctx.fillRect(0, 0, 320, 180);
    ctx.fillStyle = colour;
    ctx.fillRect(140, 70, 40, 40);
    bloom(ctx);
  });
  return brightnessAt(pixels, 132, 90);
};

it('spills light from bright places only', () => {
  expect(spill('#ffffff')).toBeGreaterThan(40);
  expect(spill('#404040')).toBeLessThan(20);
});
