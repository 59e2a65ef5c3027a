import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import type { Action } from '@kinora/subjects';
import { expect, it } from 'vitest';

import type { World } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { drawBaking, drawBowlOnCounter } from './draw-baking.ts';
import type { Member } from './member.ts';
import type { Moment } from './pose.ts';

const rig = { box: [-0.5, -1, 0.5, 0], frames: 1 } as const;
const pose = { x: 100, y: 150, turn: 0, scaleX: 1, scaleY: 1, phase: 0 };
const COUNTER: World = { counter: { isOn: () => false, paint: () => undefined } };

function drawn(
  draw: typeof drawBaking,
  action: Action | null,
  { world = {}, time = 1 }: { world?: World; time?: number },
) {
  const { stage } = aStage();
  const ctx = contextOf(nodeCanvas(320, 180));
  // All that is asked of a member and a moment here.
  const entry = { name: 'cat', rig: 'quadruped', mode: 'ground', action, looks: {} };
  const member = { entry, rig, size: 80, facing: 1, luck: 0.3, carrier: null } as unknown as Member;
  draw(ctx, member, { pose, moment: { stage, world, time } as Moment });
  return [...ctx.getImageData(0, 0, 320, 180).data];
}

const isEmpty = (data: readonly number[]) => data.every((value) => value === 0);

it('has an animal that cooks stir in a bowl, on a table of its own or on the one it stands behind', () => {
  expect(isEmpty(drawn(drawBaking, 'cook', {}))).toBe(false);
  expect(isEmpty(drawn(drawBowlOnCounter, 'cook', { world: COUNTER }))).toBe(false);
  expect(drawn(drawBaking, 'cook', { time: 1.1 })).not.toEqual(drawn(drawBaking, 'cook', {}));
});

it('draws one bowl only, and none of who does something else', () => {
  expect(isEmpty(drawn(drawBaking, 'cook', { world: COUNTER }))).toBe(true);
  expect(isEmpty(drawn(drawBaking, null, {}))).toBe(true);
  expect(isEmpty(drawn(drawBowlOnCounter, 'walk', { world: COUNTER }))).toBe(true);
});
