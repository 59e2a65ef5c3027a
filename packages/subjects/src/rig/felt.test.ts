import { describe, expect, it } from 'vitest';

import { ALL_RIGS } from '../testing/all-rigs.ts';
import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { felt } from './felt.ts';

const FEELINGS = ['glad', 'laughing', 'sad', 'crying', 'angry', 'tired', 'afraid', 'yawning'] as const;
const named = (name: 'quadruped' | 'octopus' | 'penguin') => {
  const rig = ALL_RIGS.get(name);
  if (!rig) throw new Error(`There is no rig ${name}.`);
  return felt(rig);
};

describeRig(
  'felt quadruped',
  named('quadruped'),
  FEELINGS.map((feeling) => ({ kind: 'cat', feeling })),
);

describe('what the eyes of animals show', () => {
  it.each(['quadruped', 'octopus', 'penguin'] as const)('is another for each feeling of a %s', (name) => {
    const rig = named(name);
    for (const feeling of FEELINGS) {
      expect(looksDiffer(rig, { feeling }, {})).toBe(true);
      const others = FEELINGS.filter((other) => other !== feeling);
      for (const other of others) expect(looksDiffer(rig, { feeling }, { feeling: other })).toBe(true);
    }
  });
});
