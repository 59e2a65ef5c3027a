import { siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { closePricingAtom, offerPlansAtom } from './offer-plans-atoms.ts';
import { openPricingAtom, pricingIntentAtom } from './pricing-intent-atoms.ts';

const shortage = { balance: 1, cost: 8, missing: 7 };

it('asks for the prices with what is missing, or without, until they are closed', () => {
  const store = createStore();
  expect(store.get(pricingIntentAtom)).toBeNull();
  store.set(openPricingAtom, shortage);
  expect(store.get(pricingIntentAtom)).toEqual({ shortage });
  store.set(openPricingAtom);
  expect(store.get(pricingIntentAtom)).toEqual({ shortage: null });
  store.set(closePricingAtom);
  expect(store.get(pricingIntentAtom)).toBeNull();
});

it('offers plans only where they are sold', () => {
  const store = createStore();
  store.set(offerPlansAtom, shortage);
  expect(store.get(pricingIntentAtom)).toBeNull();
  store.set(siteAtom, aSiteConfig({ checkout: 'sandbox' }));
  store.set(offerPlansAtom, shortage);
  expect(store.get(pricingIntentAtom)).toEqual({ shortage });
});
