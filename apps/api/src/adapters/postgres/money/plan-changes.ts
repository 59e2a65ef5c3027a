import { sql, type Kysely } from 'kysely';

import type { Purchases } from '../../../domain/money/purchase.ts';
import type { Database } from '../schema.ts';

/** Changes of plans, stored under the request's idempotency key. */
export function planChanges(db: Kysely<Database>): Pick<Purchases, 'changeDone' | 'keepChange' | 'keptChange'> {
  async function keptChange(memberId: string, key: string) {
    const row = await db
      .selectFrom('plan_change')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) return undefined;
    return { memberId, key, sku: row.sku, cents: row.cents, at: row.counts_from, isDone: row.done_at !== null };
  }

  return {
    keptChange,

    async keepChange(change) {
      const { at, cents, key, memberId, sku } = change;
      await db
        .insertInto('plan_change')
        .values({ member_id: memberId, key, sku, cents, counts_from: new Date(at) })
        .onConflict((on) => on.columns(['member_id', 'key']).doNothing())
        .execute();
      return (await keptChange(memberId, key)) ?? { ...change, isDone: false };
    },

    async changeDone(memberId, key) {
      await db
        .updateTable('plan_change')
        .set({ done_at: sql<Date>`clock_timestamp()` })
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .execute();
    },
  };
}
