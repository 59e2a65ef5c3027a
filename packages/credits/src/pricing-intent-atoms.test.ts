import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { closePricingAtom, openPricingAtom, pricingIntentAtom } from './pricing-intent-atoms.ts';

it('asks for the prices with what is missing, or without, until they are closed', () => {
  const store = createStore();
  const shortage = { balance: 1, cost: 8, missing: 7 };
  expect(store.get(pricingIntentAtom)).toBeNull();
  store.set(openPricingAtom, shortage);
  expect(store.get(pricingIntentAtom)).toEqual({ shortage });
  store.set(openPricingAtom);
  expect(store.get(pricingIntentAtom)).toEqual({ shortage: null });
  store.set(closePricingAtom);
  expect(store.get(pricingIntentAtom)).toBeNull();
});
