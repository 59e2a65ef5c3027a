import { expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { pinniped } from './pinniped.ts';

const [walrus, lion] = [{ kind: 'walrus' }, { kind: 'sea lion' }] as const;

describeRig('pinniped', pinniped, [walrus, lion, { ...walrus, activity: 'walk' }]);

it('shuts its eyes while it sleeps', () =>
  expect(looksDiffer(pinniped, walrus, { ...walrus, activity: 'sleep' })).toBe(true));
