import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { balanceAtom, confirmBalanceAtom, refreshBalanceAtom } from './balance-atoms.ts';
import { expectSpendAtom } from './expect-spend-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

function storeOfAda(answers: FakeAnswers) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi(answers));
  store.set(placeSessionAtom, { owner: 'member', member: ada });
  return store;
}

const totals = (...numbers: number[]): FakeAnswers => {
  let asked = 0;
  return { integral: () => ({ data: { total: numbers[asked++] ?? -1 }, delay: 5 }) };
};

describe('what is being asked for', () => {
  it('is shown as spent until its answer', () => {
    const store = storeOfAda({});
    store.set(confirmBalanceAtom, 40);
    const settle = store.set(expectSpendAtom, 8);
    const other = store.set(expectSpendAtom, 16);
    expect(store.get(balanceAtom)).toBe(16);
    settle(40);
    settle(40);
    expect(store.get(balanceAtom)).toBe(24);
    other(24);
    expect(store.get(balanceAtom)).toBe(24);
  });

  it('never shows the credits twice as spent, nor as back, when the answer brings the number', () => {
    const store = storeOfAda({});
    store.set(confirmBalanceAtom, 40);
    const settle = store.set(expectSpendAtom, 8);
    settle(32);
    expect(store.get(balanceAtom)).toBe(32);
  });

  it('asks for the number when its answer was lost, for it may have held credits', async () => {
    const store = storeOfAda(totals(32));
    store.set(confirmBalanceAtom, 40);
    store.set(expectSpendAtom, 8)();
    expect(store.get(balanceAtom)).toBe(40);
    await vi.waitFor(() => expect(store.get(balanceAtom)).toBe(32));
  });

  it('is not taken off a number that may know of it', async () => {
    const store = storeOfAda(totals(32, 32));
    store.set(confirmBalanceAtom, 40);
    const settle = store.set(expectSpendAtom, 8);
    await store.set(refreshBalanceAtom);
    expect(store.get(balanceAtom)).toBe(32);
    settle(32);
    expect(store.get(balanceAtom)).toBe(32);
  });

  it('is not given back by a number that was asked for before it', async () => {
    const store = storeOfAda(totals(40));
    store.set(confirmBalanceAtom, 40);
    const early = store.set(refreshBalanceAtom);
    const settle = store.set(expectSpendAtom, 8);
    settle(32);
    await early;
    expect(store.get(balanceAtom)).toBe(32);
  });
});
