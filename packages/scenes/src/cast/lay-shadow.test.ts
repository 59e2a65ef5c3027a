import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { layShadow } from './lay-shadow.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';

/** How much of the frame lies in shadow left of somebody's feet, and right of them. */
function shadowOf(across: number) {
  const { stage } = aStage({ angle: 'above', cast: [anEntry()] });
  const world = { overhead: { shadow: [across, 0.3] as const, isHigh: true } };
  const moment = { stage, world, camera: { x: 0, y: 0, zoom: 1, scroll: 0 }, time: 0, course: 0 };
  const [member] = placeMembers(stage, world);
  if (!member) throw new Error('Nobody is there.');
  const pose = poseOf(member, moment);
  const ctx = contextOf(nodeCanvas(stage.width, stage.height));
  layShadow(ctx, member, { pose, moment });
  const { data } = ctx.getImageData(0, 0, stage.width, stage.height);
  const sides = { left: 0, right: 0 };
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) > 20) sides[pixel % stage.width < pose.x ? 'left' : 'right']++;
  }
  return sides;
}

it('a shadow on the ground falls away from the light', () => {
  const [east, west] = [shadowOf(2), shadowOf(-2)];
  expect(east.right).toBeGreaterThan(east.left);
  expect(west.left).toBeGreaterThan(west.right);
});
