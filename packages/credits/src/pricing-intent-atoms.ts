import { atom } from 'jotai';

import type { Shortage } from './spend-gate-atoms.ts';

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
