import { expect, it } from 'vitest';

import { ALL_RIGS } from '../testing/all-rigs.ts';
import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { shaped } from './shaped.ts';

const quadruped = ALL_RIGS.get('quadruped');
if (!quadruped) throw new Error('There is no quadruped.');
const WHERE = { left: -0.9, top: -1.2, right: 0.9, bottom: 0.02 };
const ELEPHANT = { kind: 'elephant' };

for (const kind of ['hot air balloon', 'balloon', 'lamp', 'cake', 'car'] as const) {
  const rig = shaped(quadruped, kind, WHERE);
  describeRig(`${kind} shaped like an elephant`, rig, [ELEPHANT, { ...ELEPHANT, tint: '#3b76c4' }]);
  it(`has its colour and its shape as a ${kind}`, () => {
    expect(looksDiffer(rig, ELEPHANT, { ...ELEPHANT, tint: '#3b76c4' })).toBe(true);
    expect(looksDiffer(rig, ELEPHANT, { kind: 'rabbit' })).toBe(true);
  });
}
