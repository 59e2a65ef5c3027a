import { expect, it } from 'vitest';

import { boxLook, trialIn } from './box-look.ts';

it('shows a picture as far as it is, and none as blank', () => {
  expect(boxLook({ state: 'running' }, true)).toBe('developing');
  expect(boxLook({ state: 'ready' }, true)).toBe('plain');
  expect(boxLook({ state: 'failed' }, true)).toBe('dim');
  expect(boxLook({ state: 'waiting' }, false)).toBe('blank');
});

it('tells what became of a trial', () => {
  expect(trialIn({ state: 'ready' })).toBeUndefined();
  expect(trialIn({ state: 'ready', trial: true })).toBe('counts');
  expect(trialIn({ state: 'declined', trial: true })).toBe('returned');
});
