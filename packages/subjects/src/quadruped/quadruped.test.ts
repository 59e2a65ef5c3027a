import { describe, expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { BREEDS } from './breeds.data.ts';
import { COATS } from './coats.data.ts';
import { quadruped } from './quadruped.ts';

const kinds = [...Object.keys(COATS), ...Object.keys(BREEDS)];

describeRig('quadruped', quadruped, [
  {},
  { kind: 'fox', activity: 'walk' },
  ...kinds.map((kind) => ({ kind, activity: 'run' as const })),
]);

describe('coats', () => {
  it.each(kinds.slice(1).map((kind, index) => [kind, kinds[index] ?? 'none'] as const))(
    'gives %s another look than %s, even in one colour',
    (kind, other) => {
      const tint = '#808080';
      expect(looksDiffer(quadruped, { kind, tint }, { kind: other, tint })).toBe(true);
    },
  );
  it('tints any coat', () => {
    expect(looksDiffer(quadruped, { kind: 'fox' }, { kind: 'fox', tint: '#4a7fd0' })).toBe(true);
  });
});
