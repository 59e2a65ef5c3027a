import type { Caller } from '../limits.ts';

/** What is worth knowing afterwards about an account. */
type SecurityEventKind =
  | 'code-refused'
  | 'code-sent'
  | 'limit-hit'
  | 'password-reset'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sign-up';

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Null where no account is known. */
  readonly memberId: string | null;
  readonly caller: Caller;
  /** Names and numbers; never a secret, never an address. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** What happened to accounts: kept for 180 days, hashes instead of addresses. */
export interface Audit {
  record(event: SecurityEvent): Promise<void>;
}
