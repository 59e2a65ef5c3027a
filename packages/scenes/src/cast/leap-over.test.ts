import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { leapsOver } from './leap-over.ts';
import { placeMembers } from './place-members.ts';
import { poseOf } from './pose-of.ts';

const rider = anEntry({
  name: 'person',
  rig: 'person',
  looks: { kind: 'boy' },
  action: 'jump',
  relation: { kind: 'on', to: 1 },
});
const board = anEntry({ name: 'skateboard', rig: 'skateboard', mode: 'prop', looks: {}, action: 'jump' });
const { stage } = aStage({ cast: [rider, board], angle: 'below', set: 'oldtown' });
const members = placeMembers(stage, {});

it('goes up over the lens, seen from below, with the rider behind the board', () => {
  expect(members.map(({ entry }) => entry.name)).toEqual(['person', 'skateboard']);
  expect(members[1]?.rig.hides).toBe(true);
  const camera = { x: 0, y: 0, zoom: 1, scroll: 0 };
  const heights = [-0.5, 0, 0.5].map((course) => {
    const [, own] = members;
    return own ? poseOf(own, { stage, world: {}, camera, time: course + 0.5, course }).y : 0;
  });
  expect(heights).toEqual(heights.toSorted((one, two) => two - one));
});

it('is for who jumps and is seen so', () => {
  expect(leapsOver(stage, anEntry({ action: 'walk' }))).toBe(false);
  expect(leapsOver(aStage({ angle: 'level' }).stage, rider)).toBe(false);
});
