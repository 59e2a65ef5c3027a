// What the first paint does not need of the prices.
import { siteAtom } from '@kinora/api-client';
import { atom } from 'jotai';

import { openPricingAtom, wishAtom } from './pricing-intent-atoms.ts';
import type { Shortage } from './shortage.ts';

export const closePricingAtom = atom(null, (_get, set) => set(wishAtom, null));

/** Whether plans and packs are sold on this server. */
export const isOnSaleAtom = atom((get) => Boolean(get(siteAtom)?.checkout));

/** Asks for the prices with what is missing, where anything is on sale. */
export const offerPlansAtom = atom(null, (get, set, shortage: Shortage) => {
  if (get(isOnSaleAtom)) set(openPricingAtom, shortage);
});
