import { describe, expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { HAND_TOOLS } from './hand-tools.data.ts';
import { handTools } from './hand-tools.ts';

/** Those that fill enough of the box to be measured. */
const KINDS = ['cards', 'knitting', 'broom', 'shovel', 'tray'];

describeRig(
  'handTools',
  handTools,
  KINDS.map((kind) => ({ kind })),
);

describe('what is held to do something with', () => {
  it('is another for each kind', () => {
    for (const kind of Object.keys(HAND_TOOLS)) expect(looksDiffer(handTools, { kind }, { kind: 'cards' })).toBe(true);
  });
  it('has the colour of what is made with it', () =>
    expect(looksDiffer(handTools, { kind: 'knitting' }, { kind: 'knitting', tint: '#c8323c' })).toBe(true));
});
