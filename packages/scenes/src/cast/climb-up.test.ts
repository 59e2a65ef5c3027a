import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { climbs } from './climb-up.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';

const dragon = anEntry({ name: 'eastern dragon', rig: 'longDragon', mode: 'air', looks: {}, action: 'climb' });
const CAMERA = { x: 0, y: 0, zoom: 1, scroll: 0 };

const poseAt = (course: number, world = {}) => {
  const { stage } = aStage({ cast: [dragon] });
  const [member] = placeMembers(stage, world);
  if (!member) throw new Error('A dragon was to be placed.');
  return { member, pose: poseOf(member, { stage, world, camera: CAMERA, time: course + 0.5, course }) };
};

it('goes up head first, all of it in the frame', () => {
  const [first, last] = [poseAt(-0.5), poseAt(0.5)];
  expect(last.pose.y).toBeLessThan(first.pose.y);
  expect(Math.abs(first.pose.turn)).toBeGreaterThan(1.2);
  expect(first.member.size * 2.8).toBeLessThan(180 * 0.7);
});

it('goes up what the place has', () => {
  expect(Math.abs(poseAt(0, { climb: { x: 200, top: 10, foot: 150 } }).pose.x - 200)).toBeLessThan(20);
});

it('is for who has no ladder', () => {
  expect(climbs(anEntry({ mode: 'ground', action: 'climb' }))).toBe(false);
  expect(climbs(anEntry({ mode: 'air', action: 'fly' }))).toBe(false);
});
