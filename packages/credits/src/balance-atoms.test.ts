import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { balanceAtom, confirmBalanceAtom, expectSpendAtom, refreshBalanceAtom } from './balance-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

function storeOfAda(answers: FakeAnswers) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi(answers));
  store.set(placeSessionAtom, { owner: 'member', member: ada });
  return store;
}

describe('the balance', () => {
  it('is what the server says', async () => {
    const store = storeOfAda({ integral: { data: { total: 40 } } });
    await store.set(refreshBalanceAtom);
    expect(store.get(balanceAtom)).toBe(40);
  });

  it('keeps the last number when nobody answers', async () => {
    const store = storeOfAda({});
    store.set(confirmBalanceAtom, 32);
    await store.set(refreshBalanceAtom);
    expect(store.get(balanceAtom)).toBe(32);
  });

  it('shows what is asked for as spent, until the answer takes it back', () => {
    const store = storeOfAda({});
    store.set(confirmBalanceAtom, 40);
    const takeBack = store.set(expectSpendAtom, 8);
    const other = store.set(expectSpendAtom, 16);
    expect(store.get(balanceAtom)).toBe(16);
    takeBack();
    takeBack();
    expect(store.get(balanceAtom)).toBe(24);
    other();
    expect(store.get(balanceAtom)).toBe(40);
  });

  it('keeps the newer of two numbers, whichever answer comes last', async () => {
    const store = storeOfAda({ integral: { data: { total: 40 }, delay: 5 } });
    const slow = store.set(refreshBalanceAtom);
    store.set(confirmBalanceAtom, 32);
    await slow;
    expect(store.get(balanceAtom)).toBe(32);
  });

  it('of a guest is 0, and nobody is asked for it', async () => {
    const store = storeOfAda({ integral: { data: { total: 40 } } });
    store.set(placeSessionAtom, { owner: 'guest' });
    await store.set(refreshBalanceAtom);
    store.set(confirmBalanceAtom, 40);
    expect(store.get(balanceAtom)).toBe(0);
  });

  it('of one member is never shown to the next', () => {
    const store = storeOfAda({});
    store.set(confirmBalanceAtom, 40);
    store.set(placeSessionAtom, { owner: 'member', member: { ...ada, id: '8' } });
    expect(store.get(balanceAtom)).toBe(0);
  });
});
