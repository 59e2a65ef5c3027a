// What the first paint does not need of the prices.
import { siteAtom } from '@kinora/api-client';
import { atom } from 'jotai';

import { openPricingAtom, pricingRequestAtom, type PricingReason } from './pricing-intent-atoms.ts';

export const closePricingAtom = atom(null, (_get, set) => set(pricingRequestAtom, null));

/** Whether plans and packs are sold on this server. */
export const isOnSaleAtom = atom((get) => Boolean(get(siteAtom)?.checkout));

/** Opens the prices with what stopped the member, where anything is on sale. */
export const offerPlansAtom = atom(null, (get, set, reason: PricingReason) => {
  if (get(isOnSaleAtom)) set(openPricingAtom, reason);
});
