import { coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { fish } from '../sea/fish.ts';
import { whale } from '../sea/whale.ts';
import { describeRig } from '../testing/rig-facts.ts';
import { inFishbowl } from './fishbowl.ts';

describeRig('fish in its bowl', inFishbowl(fish));

it('has room for the largest', () => {
  const only = paintOn([200, 200], (ctx) => {
    ctx.translate(100, 190);
    ctx.scale(100, 100);
    inFishbowl({ ...whale, draw: (own, phase, options) => whale.draw(own, phase, options) }).draw(ctx, 0, {});
  });
  expect(coverage(only.pixels, [0, 0, 34, 200])).toBe(0);
  expect(coverage(only.pixels, [166, 0, 34, 200])).toBe(0);
});
