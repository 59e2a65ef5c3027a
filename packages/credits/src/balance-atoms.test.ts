import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { balanceAtom, confirmBalanceAtom, refreshBalanceAtom, confirmedBalanceAtom } from './balance-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const eve = { ...ada, id: '8' };

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

describe('the balance', () => {
  it('is what the server says', async () => {
    const store = storeOfAda(totals(40));
    expect(store.get(confirmedBalanceAtom)).toBeNull();
    await store.set(refreshBalanceAtom);
    expect([store.get(balanceAtom), store.get(confirmedBalanceAtom)]).toEqual([40, 40]);
  });

  it('keeps the last number when nobody answers', async () => {
    const store = storeOfAda({});
    store.set(confirmBalanceAtom, 32);
    await store.set(refreshBalanceAtom);
    expect(store.get(balanceAtom)).toBe(32);
  });

  it('keeps the newer of two numbers, whichever answer comes last', async () => {
    const store = storeOfAda(totals(40));
    const slow = store.set(refreshBalanceAtom);
    store.set(confirmBalanceAtom, 32);
    await slow;
    expect(store.get(balanceAtom)).toBe(32);
  });

  it('of a guest is 0, and nobody is asked for it', async () => {
    const store = storeOfAda(totals(40));
    store.set(placeSessionAtom, { owner: 'guest' });
    await store.set(refreshBalanceAtom);
    store.set(confirmBalanceAtom, 40);
    expect(store.get(balanceAtom)).toBe(0);
  });

  it('of one member is never shown to the next', async () => {
    const store = storeOfAda(totals(40));
    const slow = store.set(refreshBalanceAtom);
    store.set(placeSessionAtom, { owner: 'member', member: eve });
    await slow;
    expect(store.get(balanceAtom)).toBe(0);
  });
});
