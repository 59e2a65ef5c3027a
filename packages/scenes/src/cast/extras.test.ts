import { coverage, paintOn } from '@kinora/drawing/testing';
import type { CastEntry, ScenePlan } from '@kinora/reading';
import { castOf } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import type { World } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { drawDust, drawHeadlight, drawSteam, drawWater, type Extra } from './extras.ts';
import { placeMembers } from './place-members.ts';

interface Case {
  readonly entry?: Partial<CastEntry>;
  readonly plan?: Partial<ScenePlan>;
  readonly world?: World;
}

function painted(extra: Extra, { entry = {}, plan = {}, world = {} }: Case): number {
  const { stage } = aStage(castOf(entry, plan));
  const [member] = placeMembers(stage, world);
  if (!member) throw new Error('Nobody is there.');
  const camera = { x: 0, y: 0, zoom: 1, scroll: 0 };
  const moment = { stage, world, camera, time: 1, course: 0 };
  const pose = { x: 160, y: 140, turn: 0, scaleX: 1, scaleY: 1, phase: 0 };
  return coverage(paintOn([320, 180], (ctx) => extra(ctx, member, { pose, moment })).pixels);
}

it('steams over ramen, unless the set draws it otherwise', () => {
  const entry = { rig: 'ramen', mode: 'prop' } as const;
  expect(painted(drawSteam, { entry })).toBeGreaterThan(0.005);
  expect(painted(drawSteam, { entry, world: { steams: false } })).toBe(0);
  expect(painted(drawSteam, {})).toBe(0);
});

it('lights the way of a car only', () => {
  expect(painted(drawHeadlight, { entry: { rig: 'car' } })).toBeGreaterThan(0.01);
  expect(painted(drawHeadlight, {})).toBe(0);
});

it('kicks dust up behind whatever runs over open land', () => {
  expect(painted(drawDust, { plan: { scroll: 0.3 } })).toBeGreaterThan(0.001);
  expect(painted(drawDust, {})).toBe(0);
  expect(painted(drawDust, { plan: { scroll: 0.3 }, world: { platform: () => undefined } })).toBe(0);
});

it('pours from a watering robot', () => {
  const world: World = { pour: (ctx, { x, y }) => ctx.fillRect(x, y, 20, 20) };
  expect(painted(drawWater, { entry: { rig: 'robot', action: 'water' }, world })).toBeGreaterThan(0);
  expect(painted(drawWater, { entry: { rig: 'robot' }, world })).toBe(0);
});
