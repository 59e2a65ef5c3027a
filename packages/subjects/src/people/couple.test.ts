import { expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { couple } from './couple.ts';

describeRig('couple', couple, [{ kind: 'couple' }, { kind: 'wedding', activity: 'dance' }]);

it('is one of several pairs, and hugs when nothing is asked of it', () => {
  expect(looksDiffer(couple, { kind: 'couple' }, { kind: 'elders' })).toBe(true);
  expect(looksDiffer(couple, { kind: 'couple' }, { kind: 'couple', activity: 'hug' })).toBe(false);
  expect(looksDiffer(couple, { kind: 'couple' }, { kind: 'couple', activity: 'walk' })).toBe(true);
  expect(looksDiffer(couple, { kind: 'unknown' }, { kind: 'couple' })).toBe(false);
});
