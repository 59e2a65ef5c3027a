import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { addFixture } from './add-fixture.ts';

const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };

function painted(plan: Parameters<typeof aStage>[0], time = 0) {
  const built = aStage(plan);
  addFixture(built.stage, {});
  const ctx = contextOf(nodeCanvas(built.stage.width, built.stage.height));
  built.drawLayers(ctx, time, STILL);
  return Buffer.from(ctx.getImageData(0, 0, built.stage.width, built.stage.height).data);
}

const countOf = (pixels: Buffer) => pixels.filter((alpha, index) => index % 4 === 3 && alpha > 0).length;

it.each(['busStop', 'pond', 'openOven'] as const)(
  '%s stands behind the cast, by day, at night and in the snow',
  (fixture) => {
    for (const plan of [{}, { time: 'night' }, { weather: 'snow', side: 1 }] as const)
      expect(countOf(painted({ ...plan, fixture }))).toBeGreaterThan(1500);
  },
);

it('has rings on the water that spread', () => {
  expect(painted({ fixture: 'pond' }, 1).equals(painted({ fixture: 'pond' }))).toBe(false);
});

it('adds nothing where the plan has none', () => {
  expect(countOf(painted({}))).toBe(0);
});
