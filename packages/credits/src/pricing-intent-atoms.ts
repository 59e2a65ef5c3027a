import { atom } from 'jotai';

import type { PlanNeed } from './plan-need.ts';
import type { Shortage } from './shortage.ts';

/** What stopped a member: too few credits, or something that needs a plan. */
export type PricingReason =
  | ({ readonly kind: 'short' } & Shortage)
  /** `needs` is empty where the server refused without saying what for. */
  | { readonly kind: 'plan-needed'; readonly needs: readonly PlanNeed[] };

/** Why somebody looks at prices; `reason` is null where they opened them from a menu. */
export interface PricingIntent {
  readonly reason: PricingReason | null;
}

/** Written through the atoms of this file and of `offer-plans-atoms.ts` alone. */
export const pricingRequestAtom = atom<PricingIntent | null>(null);

/** Whether the prices are asked for, and why; null while they are not. */
export const pricingIntentAtom = atom((get) => get(pricingRequestAtom));

/** Asks for the prices; who shows them is decided elsewhere. */
export const openPricingAtom = atom(null, (_get, set, reason: PricingReason | null = null) =>
  set(pricingRequestAtom, { reason }),
);
