import type { CastEntry } from '@kinora/reading';
import type { Thrown } from '@kinora/subjects';
import { expect, it } from 'vitest';

import { activityOf } from './activity-of.ts';

const entryOf = (rig: CastEntry['rig'], throws?: Thrown, action: CastEntry['action'] = null): CastEntry => ({
  name: 'someone',
  rig,
  mode: 'ground',
  size: 1,
  count: 1,
  action,
  relation: null,
  looks: { throws },
});

it('draws who bathes low, sitting or jumping, and all others as they are told', () => {
  expect(activityOf(entryOf('quadruped', 'mud'))).toBe('creep');
  expect(activityOf(entryOf('songbird', 'sand'))).toBe('idle');
  expect(activityOf(entryOf('person', 'leaves'))).toBe('sit');
  expect(activityOf(entryOf('person', 'water'))).toBe('jump');
  expect(activityOf(entryOf('person', 'flour', 'cook'))).toBe('cook');
  expect(activityOf(entryOf('person'))).toBe('idle');
});
