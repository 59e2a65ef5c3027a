import { atom } from 'jotai';

import type { Shortage } from './shortage.ts';

/** Why somebody looks at prices: with what is missing, where they came from a price that was too high. */
export interface PricingIntent {
  readonly shortage: Shortage | null;
}

/** Written through the atoms of this file and of `offer-plans-atoms.ts` alone. */
export const wishAtom = atom<PricingIntent | null>(null);

/** Whether the prices are asked for, and why; null while they are not. */
export const pricingIntentAtom = atom((get) => get(wishAtom));

/** Asks for the prices; who shows them is decided elsewhere. */
export const openPricingAtom = atom(null, (_get, set, shortage: Shortage | null = null) => set(wishAtom, { shortage }));
