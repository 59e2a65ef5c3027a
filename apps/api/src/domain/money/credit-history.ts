import type { CreditEntry, CreditFilter, CreditPayment, Credits } from '@kinora/contracts/money';

/** A line of the history before anybody has looked for its payment. */
export interface CreditMove extends Omit<CreditEntry, 'payment'> {
  /** The event of its lot: `Grant.event`. */
  readonly event: string | null;
}

export interface MovePage {
  readonly moves: readonly CreditMove[];
  readonly next: string | null;
}

/**
 * A member's credits as they are read. Whatever is asked for, what has expired is taken away first: balance, lots and
 * history always say the same.
 */
export interface CreditHistories {
  credits(memberId: string): Promise<Credits>;
  /** Newest first. */
  page(
    memberId: string,
    filter: CreditFilter,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<MovePage>;
  /** All of them, oldest first, some at a time: what comes later is read when it is asked for. */
  all(memberId: string, filter: CreditFilter): AsyncIterable<readonly CreditMove[]>;
}

/** What is known of payments, by their ids; those that are unknown are left out. */
export interface CreditPayments {
  paymentsById(ids: readonly string[]): Promise<ReadonlyMap<string, CreditPayment>>;
}
