import { expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { robot } from './robot.ts';

describeRig('robot', robot, [{}, { activity: 'water' }, { activity: 'dance' }, { activity: 'run' }]);

it('waves, walks and dances in ways of its own, and stands idle for the rest', () => {
  for (const activity of ['wave', 'walk', 'dance'] as const) expect(looksDiffer(robot, { activity }, {})).toBe(true);
  expect(looksDiffer(robot, { activity: 'read' }, {})).toBe(false);
});
