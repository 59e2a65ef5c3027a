import { isMemberAtom } from '@kinora/auth';
import { track } from '@kinora/browser';
import { atom } from 'jotai';

import { confirmedBalanceAtom } from './balance-atoms.ts';
import { offerPlansAtom } from './offer-plans-atoms.ts';
import { shortageOf, type Shortage } from './shortage.ts';

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

/** Asks before credits are spent. Too few are told to the data layer, and the prices open where anything is on sale. */
export const checkSpendAtom = atom(null, (get, set, { cost, label }: Spend): SpendVerdict => {
  if (!get(isMemberAtom)) return { kind: 'login' };
  const balance = get(confirmedBalanceAtom);
  const shortage = balance === null ? null : shortageOf(cost, balance);
  if (!shortage) return { kind: 'go' };
  set(offerPlansAtom, { kind: 'short', ...shortage });
  track({ event: 'purchase_pop_up', label });
  return { kind: 'short', ...shortage };
});
