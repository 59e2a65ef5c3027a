import { expect, it } from 'vitest';

import { looksDiffer } from '../testing/rig-facts.ts';
import { eye } from './modelling.ts';
import type { Rig } from './rig.ts';
import { sleeping } from './sleeping.ts';

const starer: Rig = {
  box: [0, 0, 1, 1],
  frames: 1,
  draw: (ctx) => eye(ctx, [0.5, 0.5, 0.2]),
};

it('closes the eyes of who sleeps, and of nobody else', () => {
  const rig = { ...sleeping(starer), views: { ahead: starer, behind: starer } };
  expect(looksDiffer(rig, { activity: 'sleep' }, { activity: 'idle' })).toBe(true);
  expect(looksDiffer(rig, { activity: 'run' }, { activity: 'idle' })).toBe(false);
  expect(looksDiffer(sleeping(rig).views?.ahead ?? rig, { activity: 'sleep' }, {})).toBe(true);
});
