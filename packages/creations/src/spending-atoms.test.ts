import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { balanceAtom, confirmBalanceAtom, holdAtom, releaseHoldAtom } from './spending-atoms.ts';

it('takes every hold off the confirmed balance until it is released', () => {
  const store = createStore();
  expect(store.get(balanceAtom)).toBeNull();
  store.set(confirmBalanceAtom, 40);
  store.set(holdAtom, { key: 'a', cost: 8 });
  store.set(holdAtom, { key: 'b', cost: 16 });
  expect(store.get(balanceAtom)).toBe(16);
  store.set(releaseHoldAtom, 'a');
  expect(store.get(balanceAtom)).toBe(24);
});
