import { expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { songbird } from './songbird.ts';
import { PLUMAGES } from './songbirds.data.ts';

const kinds = Object.keys(PLUMAGES).map((kind) => ({ kind }));

describeRig('songbird', songbird, [...kinds, { kind: 'hoopoe', activity: 'walk' }, { kind: 'raven', activity: 'fly' }]);

it('looks like no other of its kinds', () => {
  const [first, ...rest] = kinds;
  expect(rest.every((kind) => looksDiffer(songbird, first ?? {}, kind))).toBe(true);
});
