import { expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { astronaut } from './astronaut.ts';

describeRig('astronaut', astronaut, [{}, { activity: 'wave' }]);

it('waves, and is somebody else behind another glass', () => {
  expect(looksDiffer(astronaut, { activity: 'wave' }, {})).toBe(true);
  expect(looksDiffer(astronaut, { variant: 1 }, {})).toBe(true);
});
