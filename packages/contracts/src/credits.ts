import type { Receipt } from './creation.ts';
import { endpoint, type NoInput } from './endpoint.ts';
import { FAILURE_REASONS } from './failure.ts';

/** Where credits come from. What a sandbox sold has the source of what it stands for, and scope `local`. */
export type GrantSource = 'start' | 'plan' | 'pack' | 'promotion' | 'operator';

/** Which routes credits pay: all of them, or our own engine only. */
export type CreditScope = 'any' | 'local';

/** Credits that came at once and can still move. Times are epoch milliseconds. */
export interface CreditLot {
  readonly id: string;
  readonly source: GrantSource;
  /** As many as came. */
  readonly amount: number;
  /** Neither spent nor expired; what is held counts. */
  readonly remaining: number;
  readonly held: number;
  readonly scope: CreditScope;
  readonly createdAt: number;
  /** Null where they stay for ever. */
  readonly expiresAt: number | null;
}

export interface Credits {
  /** What can be spent now. */
  readonly available: number;
  readonly held: number;
  /** The part of `available` that only our own engine takes. */
  readonly localOnly: number;
  /** With something left, in the order in which they are spent. */
  readonly lots: readonly CreditLot[];
}

/** One kind for each thing that can happen to credits. `revoked`: taken back with the money that paid for them. */
export const CREDIT_KINDS = ['granted', 'held', 'charged', 'returned', 'expired', 'revoked'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/**
 * Why credits came back or went, in words that stay: what ended a creation, or what happened to the payment. The client
 * has a sentence for each.
 */
export const CREDIT_REASONS = [...FAILURE_REASONS, 'cancelled', 'dispute', 'refund'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** The creation that credits were held for; a removed one is not told of. */
export interface CreditCreation {
  readonly id: string;
  readonly batch: string;
  readonly model: string;
  readonly mode: string;
  /** The first 80 characters of its prompt on one line, or null where it has none. */
  readonly title: string | null;
  readonly receipt: Receipt;
}

/** The payment that brought credits. */
export interface CreditPayment {
  readonly id: string;
  readonly sku: string;
  readonly cents: number;
  readonly isSandbox: boolean;
}

/** A line of the history. */
export interface CreditEntry {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: CreditKind;
  /** Always above 0. */
  readonly amount: number;
  /** What it did to the credits that can be spent: 0 for `charged`, which ends a hold. */
  readonly change: number;
  /** What could be spent afterwards. */
  readonly balance: number;
  /** Why, in a `CreditReason`: of a return, an expiry or a revocation. */
  readonly reason: string | null;
  /** Of a grant, an expiry and a revocation: as it is now, with what is left of it. */
  readonly lot: Pick<CreditLot, 'id' | 'source' | 'scope' | 'amount' | 'remaining' | 'expiresAt'> | null;
  readonly creation: CreditCreation | null;
  readonly payment: CreditPayment | null;
}

export interface CreditHistory {
  readonly entries: readonly CreditEntry[];
  /** Hand it back to get the page after this one; null at the end. */
  readonly next: string | null;
}

/** What is asked for: without a field all of it. `from` and `to` are epoch milliseconds, `to` itself left out. */
export interface CreditFilter {
  readonly kinds?: readonly CreditKind[];
  readonly from?: number;
  readonly to?: number;
}

const product = { kind: 'json', service: 'product', refusals: { 403: 'members-only' } } as const;

export const getCredits = endpoint<NoInput, Credits>()({ ...product, method: 'GET', path: '/api/kinora/credits' });

/** Newest first. */
export const creditHistory = endpoint<
  Omit<CreditFilter, 'kinds'> & {
    /** Separated by commas. */
    readonly kinds?: string;
    readonly cursor?: string;
    readonly limit?: number;
  },
  CreditHistory
>()({ ...product, method: 'GET', path: '/api/kinora/credits/history' });

/** Where the same lines, oldest first, can be had as CSV for ten minutes; times are those of `zone`, an IANA name (UTC). */
export const exportCredits = endpoint<
  Omit<CreditFilter, 'kinds'> & { readonly kinds?: string; readonly zone?: string },
  { readonly url: string }
>()({ ...product, method: 'POST', path: '/api/kinora/credits/export' });

/** The CSV itself, by the address that `exportCredits` tells. */
export const creditsFile = endpoint<
  { readonly id: string; readonly expires: string; readonly signature: string },
  null
>()({
  kind: 'media',
  method: 'GET',
  service: 'media',
  path: '/media/credits/:id',
  anonymous: true,
  refusals: { 404: 'unknown-file', 410: 'address-expired' },
});
