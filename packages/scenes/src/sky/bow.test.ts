import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { paintBow } from './bow.ts';

it('is red outside and violet within', () => {
  const { stage } = aStage({ time: 'day' });
  const { height, width } = stage;
  const horizon = height * 0.6;
  const canvas = nodeCanvas(width, height);
  const ctx = contextOf(canvas);
  paintBow(ctx, stage, horizon);
  const { data } = ctx.getImageData(0, 0, width, height);
  // Down through the top of the bow, as shares of its radius.
  const x = Math.round(stage.sun.x > width / 2 ? width * 0.36 : width * 0.64);
  const radius = Math.min(width * 0.36, horizon * 0.86);
  const at = (share: number) => {
    const start = (Math.round(horizon + height * 0.06 - radius * share) * width + x) * 4;
    return data.slice(start, start + 3);
  };
  const [red = 0, , blueOfRed = 0] = at(1.13);
  const [redOfViolet = 0, , violet = 0] = at(1.03);
  expect(red).toBeGreaterThan(blueOfRed + 40);
  expect(violet).toBeGreaterThan(redOfViolet + 20);
});
