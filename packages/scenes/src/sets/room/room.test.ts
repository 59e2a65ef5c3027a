import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { describeSet } from '../../testing/set-facts.ts';
import { paintRoom } from './room.ts';

describeSet('room', paintRoom, [
  { set: 'room', time: 'dusk', weather: 'rain' },
  { set: 'room', weather: 'snow', season: 'winter' },
  { set: 'room' },
  { set: 'room', time: 'day', cast: [anEntry({ name: 'baby', rig: 'person', looks: { kind: 'baby' } })] },
]);

it.each([
  ['person', false],
  ['quadruped', true],
] as const)('a %s stands on the sill: %s', (rig, isOnSill) => {
  const { stage } = aStage({ set: 'room', cast: [anEntry({ name: 'somebody', rig, size: 0.6, looks: {} })] });
  let isPlaced = false;
  stage.addCast = ({ places }) => {
    isPlaced = places !== undefined;
  };
  paintRoom(stage);
  expect(isPlaced).toBe(isOnSill);
});
