import { siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { closePricingAtom, offerPlansAtom } from './offer-plans-atoms.ts';
import { openPricingAtom, pricingIntentAtom } from './pricing-intent-atoms.ts';

const reason = { kind: 'short', balance: 1, cost: 8, missing: 7 } as const;

it('opens the prices with a reason, or without one, until they are closed', () => {
  const store = createStore();
  expect(store.get(pricingIntentAtom)).toBeNull();
  store.set(openPricingAtom, reason);
  expect(store.get(pricingIntentAtom)).toEqual({ reason });
  store.set(openPricingAtom);
  expect(store.get(pricingIntentAtom)).toEqual({ reason: null });
  store.set(closePricingAtom);
  expect(store.get(pricingIntentAtom)).toBeNull();
});

it('offers plans only where they are sold', () => {
  const store = createStore();
  store.set(offerPlansAtom, reason);
  expect(store.get(pricingIntentAtom)).toBeNull();
  store.set(siteAtom, aSiteConfig({ checkout: 'sandbox' }));
  store.set(offerPlansAtom, reason);
  expect(store.get(pricingIntentAtom)).toEqual({ reason });
});
