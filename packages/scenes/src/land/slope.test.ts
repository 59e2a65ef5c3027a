import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import type { SlopeKind } from '@kinora/reading';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { addSlope } from './slope.ts';

const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };
const PLACE = { x: 0, depth: 0, scale: 1 };
const KINDS: readonly SlopeKind[] = ['rock', 'grass', 'sand', 'snow', 'wood'];

it.each(KINDS)('paints a slope of %s that falls ahead of the hero', (of) => {
  const { stage, drawLayers } = aStage({ slope: { way: 'down', of } });
  const world = addSlope(stage, {});
  const ctx = contextOf(nodeCanvas(stage.width, stage.height));
  drawLayers(ctx, 0, STILL);
  const { data } = ctx.getImageData(0, 0, stage.width, stage.height);
  expect(data.filter((alpha, index) => index % 4 === 3 && alpha > 0).length).toBeGreaterThan(4000);
  expect(world.ground?.(200, PLACE)).toBeGreaterThan(world.ground?.(20, PLACE) ?? Infinity);
  expect(world.slope).toBeGreaterThan(0);
});

it('rises towards where the hero looks when it goes up, on either side of the frame', () => {
  for (const side of [-1, 1] as const) {
    const { stage } = aStage({ side, slope: { way: 'up', of: 'grass' } });
    const { facing = 1, ground } = addSlope(stage, {});
    expect(ground?.(160 + facing * 50, PLACE)).toBeLessThan(ground?.(160 - facing * 50, PLACE) ?? 0);
  }
});

it('leaves the ground of a plan without one as it is', () => {
  const world = { wet: 0.2 };
  expect(addSlope(aStage().stage, world)).toBe(world);
});
