import { isMemberAtom } from '@kinora/auth';
import { track } from '@kinora/browser';
import { atom } from 'jotai';

import { surelyAtom } from './balance-atoms.ts';

/** What is missing for a price. */
export interface Shortage {
  readonly balance: number;
  readonly cost: number;
  readonly missing: number;
}

/** Whether credits may be spent: a guest signs in first, whatever the price (decisions 7). */
export type SpendVerdict =
  | { readonly kind: 'go' }
  | { readonly kind: 'login' }
  | ({ readonly kind: 'short' } & Shortage);

export interface Spend {
  readonly cost: number;
  /** The model or effect, for the data layer. */
  readonly label: string;
}

/** How much is missing for a cost; null when nothing is. */
export function shortageOf(cost: number, balance: number): Shortage | null {
  return cost > balance ? { balance, cost, missing: cost - balance } : null;
}

/** Asks before credits are spent; too few are also told to the data layer. */
export const checkSpendAtom = atom(null, (get, _set, { cost, label }: Spend): SpendVerdict => {
  if (!get(isMemberAtom)) return { kind: 'login' };
  const balance = get(surelyAtom);
  const shortage = balance === null ? null : shortageOf(cost, balance);
  if (!shortage) return { kind: 'go' };
  track({ event: 'purchase_pop_up', label });
  return { kind: 'short', ...shortage };
});
