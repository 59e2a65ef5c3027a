import { coverage, paintOn } from '@kinora/drawing/testing';
import type { ScenePlan } from '@kinora/reading';
import { castOf } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import type { World } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { castShadow } from './cast-shadow.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';

const GROUND = 100;

function shadowIn(plan: Partial<ScenePlan>, sunX: number, world: World = {}) {
  const { stage } = aStage(castOf({}, plan));
  stage.sun = { ...stage.sun, x: sunX };
  const [member] = placeMembers(stage, world);
  if (!member) throw new Error('Nobody is there.');
  const camera = { x: 0, y: 0, zoom: 1, scroll: 0 };
  const pose = { ...poseOf(member, { stage, world, camera, time: 0, course: 0 }), x: 160 };
  return paintOn([320, 180], (ctx) => castShadow(ctx, member, { stage, world, pose, ground: GROUND })).pixels;
}

const places = () => [{ x: 160, depth: 0, scale: 1 }];
const far = (time: ScenePlan['time']) => coverage(shadowIn({ time }, 0), [0, GROUND + 14, 320, 60]);

it('falls towards us and away from the light', () => {
  const [fromLeft, fromRight] = [shadowIn({}, 0), shadowIn({}, 320)];
  expect(coverage(fromLeft, [0, 0, 320, GROUND - 6])).toBe(0);
  const rightOf = (pixels: typeof fromLeft) => coverage(pixels, [190, GROUND, 130, 60]);
  expect(rightOf(fromLeft)).toBeGreaterThan(rightOf(fromRight));
});

it('is longer under a low sun than at noon', () => {
  expect(far('sunset')).toBeGreaterThan(far('day'));
});

it('ends with the table that somebody is on', () => {
  expect(coverage(shadowIn({ time: 'sunset' }, 0, { places }), [0, GROUND + 12, 320, 60])).toBe(0);
});

it('is not there where a place wants none', () => {
  expect(coverage(shadowIn({}, 0, { shadowGain: 0 }))).toBe(0);
});
