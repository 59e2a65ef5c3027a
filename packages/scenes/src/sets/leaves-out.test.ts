import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { leavesOut } from './leaves-out.ts';

it('leaves out what the prompt brings, and nothing else', () => {
  const stage = { plan: { cast: [anEntry(), anEntry({ name: 'windmill', rig: 'windmill' })] } };
  expect(leavesOut(stage, 'windmill')).toBe(true);
  expect(leavesOut(stage, 'lighthouse')).toBe(false);
});
