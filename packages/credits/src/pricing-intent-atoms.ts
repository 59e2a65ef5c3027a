import { siteAtom } from '@kinora/api-client';
import { atom } from 'jotai';

import type { Shortage } from './shortage.ts';

/** Why somebody looks at prices: with what is missing, where they came from a price that was too high. */
export interface PricingIntent {
  readonly shortage: Shortage | null;
}

const wishAtom = atom<PricingIntent | null>(null);

/** Whether the prices are asked for, and why; null while they are not. */
export const pricingIntentAtom = atom((get) => get(wishAtom));

/** Asks for the prices; who shows them is decided elsewhere. */
export const openPricingAtom = atom(null, (_get, set, shortage: Shortage | null = null) => set(wishAtom, { shortage }));

export const closePricingAtom = atom(null, (_get, set) => set(wishAtom, null));

/** Whether plans and packs are sold on this server. */
export const isOnSaleAtom = atom((get) => Boolean(get(siteAtom)?.checkout));

/** Asks for the prices with what is missing, where anything is on sale. */
export const offerPlansAtom = atom(null, (get, set, shortage: Shortage) => {
  if (get(isOnSaleAtom)) set(openPricingAtom, shortage);
});
