import type { Kysely } from 'kysely';

import type { Database } from '../schema.ts';

/** Ends every session and every unused ticket of a member, within the caller's transaction. */
export async function endAccess(trx: Kysely<Database>, memberId: string): Promise<void> {
  const now = new Date();
  await trx
    .updateTable('session')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .updateTable('ticket')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
}
