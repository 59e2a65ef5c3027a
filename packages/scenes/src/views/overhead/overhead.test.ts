import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { placeMembers } from '../../cast/place-members.ts';
import { aStage } from '../../testing/a-stage.ts';
import { describeSet } from '../../testing/set-facts.ts';
import { GROUND_KINDS } from './ground-kinds.data.ts';
import { makeGround } from './ground.ts';
import { paintOverhead } from './overhead.ts';

const SETS = [
  'farm',
  'park',
  'sea',
  'ice',
  'beach',
  'lake',
  'forest',
  'jungle',
  'city',
  'desert',
  'mountain',
  'ruins',
  'road',
] as const;

describeSet('overhead', paintOverhead, [
  { set: 'tabletop', angle: 'above' },
  { set: 'room', angle: 'above', time: 'night' },
  ...SETS.map((set) => ({ set, angle: 'above' as const })),
]);
describeSet('overhead of a field', paintOverhead, [{ set: 'flowerfield', angle: 'above', variety: 'lavender' }]);

const GUESTS = [anEntry({ name: 'family', rig: 'person' }), anEntry({ name: 'feast', mode: 'prop' })];
describeSet('overhead of a meal', paintOverhead, [
  { set: 'kitchen', angle: 'above', cast: GUESTS },
  { set: 'room', angle: 'above', cast: GUESTS, time: 'night' },
]);
describeSet('overhead of rows to their horizon', paintOverhead, [
  { set: 'flowerfield', angle: 'above', variety: 'tulips', time: 'sunset' },
  { set: 'flowerfield', angle: 'above', season: 'winter', weather: 'storm', time: 'night' },
]);

it('rooms have a floor and open land has none', () => {
  expect(GROUND_KINDS.room).toBeUndefined();
  expect(GROUND_KINDS.farm).toBe('fields');
});

it('ground reaches over all edges of the frame', () => {
  const { stage } = aStage({ angle: 'above' });
  const { left, top, right, bottom } = makeGround(stage);
  expect(left).toBeLessThan(0);
  expect(top).toBeLessThan(0);
  expect(right).toBeGreaterThan(stage.width);
  expect(bottom).toBeGreaterThan(stage.height);
});

it('a boat is seen from its top, and in a bowl nobody is', () => {
  const boat = anEntry({ name: 'sailboat', rig: 'sailboat', mode: 'water', looks: {} });
  const [one] = placeMembers(aStage({ angle: 'above', cast: [boat] }).stage, {});
  expect(one?.rig.isLevel).toBe(true);
  const cat = anEntry({ relation: { kind: 'in', to: 1 } });
  const members = placeMembers(aStage({ angle: 'above', cast: [cat, boat] }).stage, {});
  expect(members.some(({ rig }) => rig.isLevel)).toBe(false);
});
