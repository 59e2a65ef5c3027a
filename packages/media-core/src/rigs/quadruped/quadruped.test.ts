import { describe, expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../../testing/rig-facts.ts';
import { COATS } from './coats.data.ts';
import { quadruped } from './quadruped.ts';

const kinds = Object.keys(COATS);

describeRig(
  'quadruped',
  quadruped,
  kinds.flatMap((kind) => [{ kind }, { kind, activity: 'walk' as const }, { kind, activity: 'run' as const }]),
);

describe('coats', () => {
  it.each(kinds)('gives %s a look of its own', (kind) => {
    kinds
      .filter((other) => other !== kind)
      .forEach((other) => expect(looksDiffer(quadruped, { kind }, { kind: other })).toBe(true));
  });
  it('tints any coat', () => {
    expect(looksDiffer(quadruped, { kind: 'fox' }, { kind: 'fox', tint: '#4a7fd0' })).toBe(true);
  });
});
