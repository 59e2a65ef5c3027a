import { siteAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { confirmBalanceAtom } from './balance-atoms.ts';
import { pricingIntentAtom } from './pricing-intent-atoms.ts';
import { checkSpendAtom } from './spend-gate-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const spend = { cost: 8, label: 'local' };
let store = createStore();

beforeEach(() => {
  store = createStore();
  store.set(placeSessionAtom, { owner: 'member', member: ada });
});

describe('the spend gate', () => {
  it('sends a guest to the login first, also when the price is 0', () => {
    store.set(placeSessionAtom, { owner: 'guest' });
    store.set(siteAtom, aSiteConfig({ checkout: 'stripe' }));
    expect(store.set(checkSpendAtom, spend)).toEqual({ kind: 'login' });
    expect(store.set(checkSpendAtom, { ...spend, cost: 0 })).toEqual({ kind: 'login' });
    expect(store.get(pricingIntentAtom)).toBeNull();
  });

  it('says how much is missing', () => {
    store.set(confirmBalanceAtom, 7);
    expect(store.set(checkSpendAtom, spend)).toEqual({ kind: 'short', balance: 7, cost: 8, missing: 1 });
    expect(store.get(pricingIntentAtom)).toBeNull();
  });

  it('opens the prices with what is missing, where anything is on sale', () => {
    store.set(siteAtom, aSiteConfig({ checkout: 'stripe' }));
    store.set(confirmBalanceAtom, 8);
    store.set(checkSpendAtom, spend);
    expect(store.get(pricingIntentAtom)).toBeNull();
    store.set(confirmBalanceAtom, 7);
    store.set(checkSpendAtom, spend);
    expect(store.get(pricingIntentAtom)).toEqual({
      reason: { kind: 'short', balance: 7, cost: 8, missing: 1 },
    });
  });

  it('lets the server decide while nobody knows the balance', () => {
    expect(store.set(checkSpendAtom, spend)).toEqual({ kind: 'go' });
  });

  it('lets through what the balance covers, to the last credit', () => {
    store.set(confirmBalanceAtom, 8);
    expect(store.set(checkSpendAtom, spend)).toEqual({ kind: 'go' });
  });
});
