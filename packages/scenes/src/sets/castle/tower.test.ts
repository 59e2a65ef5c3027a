import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { makeRock } from './stone.ts';
import { paintTower } from './tower.ts';

const { stage } = aStage({ set: 'castle', width: 640, height: 360 });
const rock = makeRock(stage, 220);
const plan = { x: 0, base: 0, width: 60, height: 120, windows: [0.3, 0.7] };

/** Opaque pixels of a tower, and its windows. */
function painted(roof: number) {
  const ctx = contextOf(nodeCanvas(640, 360));
  const lights = paintTower(ctx, stage, { rock, tower: { ...plan, roof } });
  const { data } = ctx.getImageData(0, 0, 640, 360);
  return { lights, area: data.filter((alpha, index) => index % 4 === 3 && alpha > 128).length };
}

it('tells where its windows shine, from the top down', () => {
  const { lights } = painted(0);
  expect(lights).toHaveLength(2);
  expect(lights[0]?.x).toBeLessThan(rock.x);
  expect(lights[1]?.y).toBeGreaterThan(lights[0]?.y ?? Number.POSITIVE_INFINITY);
});

it('is taller with a roof than with battlements', () => {
  expect(painted(80).area).toBeGreaterThan(painted(0).area);
});
