import type { Result } from '@kinora/contracts';
import type { CreditScope, GrantSource } from '@kinora/contracts/money';

/** Where a creation runs: on this machine, or at a vendor that sends a bill. */
export type RouteKind = 'local' | 'vendor';

/** Whole credits. */
export interface Balance {
  readonly available: number;
  readonly held: number;
  /** The part of `available` that only local routes take. */
  readonly localOnly: number;
}

export interface Grant {
  readonly memberId: string;
  readonly amount: number;
  readonly source: GrantSource;
  /**
   * The event that grants, unique for ever: the same event never grants twice. It says what paid: `payment:<uuid>`, or
   * `payment:<uuid>:<month>` (counted from 0) where one payment pays several months.
   */
  readonly event: string;
  readonly scope: CreditScope;
  /** Epoch milliseconds; without it the credits stay. */
  readonly expiresAt?: number | undefined;
}

/** The credits of one grant that can still move. */
export interface Lot {
  readonly id: string;
  readonly source: GrantSource;
  readonly amount: number;
  /** Neither spent nor expired; what is held counts. */
  readonly remaining: number;
  readonly held: number;
  readonly scope: CreditScope;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

/** What became of the credits of a grant that was taken back: so far, because what is held comes back later or never. */
export interface Revocation {
  readonly revoked: number;
  readonly spent: number;
  readonly held: number;
}

export interface NewHold {
  readonly memberId: string;
  readonly amount: number;
  readonly route: RouteKind;
  /** The same key with the same hold gives the same hold again. */
  readonly key: string;
  /** After this time the credits go back by themselves. */
  readonly ttlMs: number;
}

/** `fitting`: the credits that this route could have taken. */
type HoldRefusal =
  | { readonly reason: 'not-enough' | 'wrong-scope'; readonly fitting: number }
  | { readonly reason: 'key-reused' };

/** What became of a hold: as asked, or as it had been settled before. */
export type Settlement = 'posted' | 'voided';

/** What a member is told about the credits of one creation. */
export interface Receipt {
  readonly held: number;
  readonly charged: number;
  readonly returned: number;
  /** Why credits were given back. */
  readonly reason: string | null;
  /** When the hold was made or settled; epoch milliseconds, null where nothing was due. */
  readonly at: number | null;
}

/** A rule of the books that does not hold, and where. */
export interface Breach {
  readonly rule: string;
  readonly subject: string;
  readonly detail: string;
}

export interface Books {
  /** Balances by name; they sum to zero. */
  readonly sums: Readonly<Record<string, number>>;
  /** Every rule that was looked at. */
  readonly rules: readonly string[];
  readonly breaches: readonly Breach[];
}

/** The books: every method is one transaction, and the database says no, not the caller. */
export interface Ledger {
  /** Opens a member's accounts; harmless when they are open. All else throws for a member without accounts. */
  open(memberId: string): Promise<void>;
  balance(memberId: string): Promise<Balance>;
  /** Lots with something left, in the order in which they are spent. */
  lots(memberId: string): Promise<readonly Lot[]>;
  grant(grant: Grant): Promise<Result<{ readonly lotId: string; readonly isReplay: boolean }, 'event-used'>>;
  /** Sets credits aside: lots of the narrowest scope that fits first, then those that expire soonest. */
  hold(hold: NewHold): Promise<Result<{ readonly holdId: string; readonly isReplay: boolean }, HoldRefusal>>;
  /** Spends a hold for good. A hold that was voided before stays voided, and the answer says so. */
  post(holdId: string): Promise<Result<Settlement, 'unknown-hold'>>;
  /** Gives a hold back to the lots it came from; a lot that has expired meanwhile lives seven days more. */
  void(holdId: string, reason: string): Promise<Result<Settlement, 'unknown-hold'>>;
  receipt(holdId: string): Promise<Receipt | undefined>;
  /** Lets the lots of one source pay every route. Returns the credits that were widened. */
  widen(memberId: string, source: GrantSource): Promise<number>;
  /**
   * Lets the lots of one source that expire live until then, never shorter; what has expired already stays so. Returns
   * the credits left in the lots it touched.
   */
  extend(memberId: string, source: GrantSource, until: number): Promise<number>;
  /**
   * Takes back what is left of a grant, for a reason in a stable word. What is held of it is taken back as soon as it is
   * given back, and never lives longer. Once is enough: later calls only say what it came to.
   */
  revoke(event: string, reason: string): Promise<Result<Revocation, 'unknown-event'>>;
  /** Gives back holds and takes away credits whose time is over. Returns how many members it touched. */
  expire(): Promise<number>;
  /** The sums and every breach of the rules, as they are at one moment. */
  books(): Promise<Books>;
}
