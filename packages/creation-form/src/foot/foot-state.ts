import type { SubmitOutcome } from '@kinora/creations';

/** What stands between the form and a clip. Amounts are credits. */
export type FootState =
  | { readonly kind: 'ready'; readonly balance: number }
  | { readonly kind: 'sending' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'short'; readonly balance: number; readonly missing: number }
  | { readonly kind: 'price-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'offline' }
  /** It cannot be made, and why. */
  | { readonly kind: 'blocked'; readonly why: string };

export interface FootFacts {
  readonly isOnline: boolean;
  readonly isSending: boolean;
  readonly isMember: boolean;
  readonly balance: number;
  readonly cost: number;
  readonly blocked: string | null;
  /** How the last press ended, as long as nothing was changed since. */
  readonly outcome: SubmitOutcome | null;
}

/** What the foot shows; what stops everybody comes before what stops this member. */
export function footState(facts: FootFacts): FootState {
  const { isOnline, isSending, isMember, balance, cost, blocked, outcome } = facts;
  if (isSending) return { kind: 'sending' };
  if (!isOnline) return { kind: 'offline' };
  if (blocked !== null) return { kind: 'blocked', why: blocked };
  if (!isMember) return { kind: 'guest' };
  if (outcome?.kind === 'price-changed') return outcome;
  if (balance < cost) return { kind: 'short', balance, missing: cost - balance };
  return { kind: 'ready', balance };
}
