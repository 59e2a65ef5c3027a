import type { Kysely } from 'kysely';

import type { PlanEvent } from '../../../domain/money/purchase.ts';
import type { Database } from '../schema.ts';

/** What members and operators do to accounts. */
type AccountEvent =
  | 'account-closed'
  | 'deletion-asked'
  | 'deletion-revoked'
  | 'export'
  | 'password-changed'
  | PlanEvent
  | 'session-ended'
  | 'sessions-revoked'
  | 'sign-in-linked'
  | 'sign-in-unlinked';

/** Writes down what happened to an account, in the transaction in which it happens; null where it is gone. */
export async function recordEvent(db: Kysely<Database>, memberId: string | null, kind: AccountEvent): Promise<void> {
  await db.insertInto('security_event').values({ member_id: memberId, kind, detail: '{}' }).execute();
}
