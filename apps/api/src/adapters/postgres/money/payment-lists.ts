import { sql, type Kysely } from 'kysely';

import type { Purchases, ToldPayment } from '../../../domain/money/purchase.ts';
import type { Database } from '../schema.ts';
import { paymentOf } from './purchase-rows.ts';

type Db = Kysely<Database>;

/** Credits of a payment: a pack's lot, or those of the months of a plan. */
const creditsOfPayment = sql<number>`(
  select coalesce(sum(lot.amount), 0)::bigint from lot where lot.source_event in (
    select 'payment:' || payment.id union all
    select 'payment:' || payment.id || ':' || month from generate_series(0, 11) as month
  )
)`;

const payments = (db: Db) => db.selectFrom('payment').selectAll('payment').select(creditsOfPayment.as('credits'));

type Row = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>;

const told = (row: Row): ToldPayment => ({
  ...paymentOf(row),
  memberId: row.member_id,
  checkout: row.checkout,
  credits: row.credits,
});

const CURSOR = /^(\d{1,16})_([\da-f-]{36})$/;

/** Where a page ends: time and id of its last payment. Anything else than what we gave is no cursor. */
function readCursor(cursor: string | undefined) {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id };
}

/** What was paid, newest first. */
export function paymentLists(db: Db): Pick<Purchases, 'creditsOf' | 'hasPaid' | 'payments' | 'paymentsById'> {
  return {
    async payments(memberId, { cursor, limit }) {
      const after = readCursor(cursor);
      let query = payments(db).where('payment.member_id', '=', memberId);
      if (after) query = query.where(sql<boolean>`(paid_at, payment.id) < (${after.at}, ${after.id}::uuid)`);
      const rows = await query
        .orderBy('paid_at', 'desc')
        .orderBy('payment.id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit).map(told);
      const last = page.at(-1);
      return { payments: page, next: rows.length > limit && last ? `${last.at}_${last.id}` : null };
    },

    async paymentsById(ids) {
      if (ids.length === 0) return [];
      return (await payments(db).where('payment.id', 'in', ids).execute()).map(told);
    },

    async creditsOf(orderId) {
      const rows = await payments(db).where('payment.order_id', '=', orderId).execute();
      return rows.reduce((sum, { credits }) => sum + credits, 0);
    },

    async hasPaid(memberId) {
      const paid = await db
        .selectFrom('payment')
        .select('id')
        .where('member_id', '=', memberId)
        .where('state', '=', 'paid')
        .limit(1)
        .executeTakeFirst();
      return paid !== undefined;
    },
  };
}
