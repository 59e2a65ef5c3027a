import { expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { crab } from './crab.ts';

describeRig('crab', crab, [{}, { kind: 'hermit' }, { kind: 'hermit', carries: true }]);

it('looks out of a shell as a hermit, unless something else is in its place', () => {
  expect(looksDiffer(crab, { kind: 'hermit' }, {})).toBe(true);
  expect(looksDiffer(crab, { kind: 'hermit' }, { kind: 'hermit', carries: true })).toBe(true);
});
