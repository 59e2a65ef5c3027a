import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { describeSet, paintedSet } from '../../testing/set-facts.ts';
import { paintParty } from './party.ts';

describeSet('party', paintParty, [{ set: 'party' }]);

it('bakes no second cake when a guest is one', () => {
  const cake = anEntry({ name: 'birthday cake', rig: 'picture', mode: 'party', size: 0.5, looks: {} });
  const [without, twice] = [[], [cake]].map((cast) => Buffer.from(paintedSet(paintParty, { set: 'party', cast })));
  expect(twice?.equals(without ?? Buffer.alloc(0))).toBe(false);
});
