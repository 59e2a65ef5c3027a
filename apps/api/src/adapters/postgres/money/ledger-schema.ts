import type { GrantSource } from '@kinora/contracts/money';

import type { Kept } from '../column-types.ts';

// The functions of the ledger alone write these tables.

export interface AccountTable {
  id: Kept<number>;
  member_id: Kept<string | null>;
  kind: Kept<'available' | 'held' | 'issued' | 'spent' | 'expired'>;
  balance: Kept<number>;
  is_system: Kept<boolean>;
}

export interface HoldTable {
  id: Kept<string>;
  member_id: Kept<string>;
  key: Kept<string>;
  route: Kept<'local' | 'vendor'>;
  amount: Kept<number>;
  state: Kept<'pending' | 'posted' | 'voided'>;
  reason: Kept<string | null>;
  created_at: Kept<number>;
  expires_at: Kept<number>;
  settled_at: Kept<number | null>;
}

export interface HoldPartTable {
  hold_id: Kept<string>;
  lot_id: Kept<string>;
  amount: Kept<number>;
}

export interface LotTable {
  id: Kept<string>;
  member_id: Kept<string>;
  amount: Kept<number>;
  /** Not spent and not expired; what is held counts. */
  remaining: Kept<number>;
  held: Kept<number>;
  scope: Kept<'any' | 'local'>;
  source: Kept<GrantSource>;
  source_event: Kept<string>;
  expires_at: Kept<number | null>;
  created_at: Kept<number>;
  /** When it was taken back: from then on it has nothing left but what is held. */
  revoked_at: Kept<number | null>;
  revoked_reason: Kept<string | null>;
}

export interface TransferTable {
  id: Kept<string>;
  debit: Kept<number>;
  credit: Kept<number>;
  amount: Kept<number>;
  kind: Kept<'grant' | 'hold' | 'post' | 'void' | 'expire' | 'revoke'>;
  idempotency: Kept<string>;
  hold_id: Kept<string | null>;
  reason: Kept<string | null>;
  created_at: Kept<number>;
  member_id: Kept<string>;
  /** Grows with every move of a member's credits. */
  place: Kept<number>;
  /** Of a grant, an expiry and a revocation. */
  lot_id: Kept<string | null>;
  available_after: Kept<number>;
}
