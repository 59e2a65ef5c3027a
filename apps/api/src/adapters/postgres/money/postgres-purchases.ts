import { fail, ok } from '@kinora/contracts';
import type { CheckoutKind } from '@kinora/contracts/money';
import { sql, type Kysely } from 'kysely';

import type { PurchaseRef } from '../../../domain/money/checkout-provider.ts';
import { GRACE_MS } from '../../../domain/money/purchase-books.ts';
import type { Debt, NewOrder, OrderRecord, PlanRecord, Purchases } from '../../../domain/money/purchase.ts';
import type { Vault } from '../../vault.ts';
import type { Database } from '../schema.ts';
import { announceRenewals } from './announce-renewals.ts';
import { paymentInbox } from './payment-inbox.ts';
import { paymentLists } from './payment-lists.ts';
import { planChanges } from './plan-changes.ts';
import { orderOf, planOf } from './purchase-rows.ts';
import { settleBooks } from './settle-books.ts';

type Db = Kysely<Database>;

/** Purchases looked at in one round of asking. */
const AT_ONCE = 50;

async function open(db: Db, { campaign, key, source, ...order }: NewOrder): ReturnType<Purchases['open']> {
  const values = { member_id: order.memberId, key, checkout: order.checkout, sku: order.sku, cents: order.cents };
  const made = await db
    .insertInto('checkout_order')
    .values({ ...values, source: source ?? null, campaign: campaign ?? null })
    .onConflict((on) => on.columns(['member_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return ok(orderOf(made));
  const row = await db
    .selectFrom('checkout_order')
    .selectAll()
    .where('member_id', '=', order.memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.sku === order.sku && row.checkout === order.checkout ? ok(orderOf(row)) : fail('key-reused');
}

async function begun(
  db: Db,
  id: string,
  { externalId, url }: { externalId: string; url: string },
): Promise<OrderRecord> {
  const row = await db
    .updateTable('checkout_order')
    .set({ external_id: externalId, url })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(row);
}

/** A cancelled plan runs to its last moment; any other until we know that it was not renewed. */
function isRunning({ period, standing }: PlanRecord, now: number): boolean {
  if (standing === 'ended') return false;
  return now < period.until + (standing === 'ending' ? 0 : GRACE_MS);
}

async function plan(db: Db, checkout: CheckoutKind, { memberId, now }: { memberId: string; now: number }) {
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('checkout', '=', checkout)
    .where('standing', '<>', 'ended')
    .executeTakeFirst();
  const found = row && planOf(row);
  return found && isRunning(found, now) ? found : undefined;
}

const refColumns = ['checkout_order.id', 'checkout_order.external_id', 'subscription.external_id as plan_id'] as const;

interface RefRow {
  readonly id: string;
  readonly external_id: string | null;
  readonly plan_id: string | null;
}

const refOf = ({ id, external_id: externalId, plan_id: planId }: RefRow): PurchaseRef => ({
  orderId: id,
  externalId,
  planId,
});

const refs = (db: Db) =>
  db
    .selectFrom('checkout_order')
    .leftJoin('subscription', 'subscription.order_id', 'checkout_order.id')
    .select(refColumns);

async function debts(db: Db, checkout: CheckoutKind, orderId: string | undefined): Promise<readonly Debt[]> {
  let ending = refs(db).where('checkout_order.checkout', '=', checkout).where('subscription.must_end', '=', true);
  let owed = db
    .selectFrom('payment')
    .select(['id as paymentId', 'external_id as externalId'])
    .where('checkout', '=', checkout)
    .where('must_refund', '=', true)
    .where('state', '=', 'paid');
  if (orderId !== undefined) {
    ending = ending.where('checkout_order.id', '=', orderId);
    owed = owed.where('order_id', '=', orderId);
  }
  const [ends, refunds] = [await ending.limit(AT_ONCE).execute(), await owed.limit(AT_ONCE).execute()];
  return [
    ...ends.map((row) => ({ kind: 'end' as const, ref: refOf(row) })),
    ...refunds.map((row) => ({ kind: 'refund' as const, ...row })),
  ];
}

function lookAfter(db: Db): Pick<Purchases, 'abandon' | 'checked' | 'debts' | 'due' | 'paidOff' | 'unfinished'> {
  return {
    async due(checkout, now) {
      const rows = await refs(db)
        .where('checkout_order.checkout', '=', checkout)
        .where(sql<boolean>`check_at <= ${new Date(now)}`)
        .orderBy('check_at')
        .limit(AT_ONCE)
        .execute();
      return rows.map(refOf);
    },

    async checked(orderId, until) {
      await db
        .updateTable('checkout_order')
        .set({ check_at: new Date(until) })
        .where('id', '=', orderId)
        .execute();
    },

    async abandon(orderId) {
      await db
        .updateTable('checkout_order')
        .set({ state: 'expired', ended_at: sql<Date>`clock_timestamp()`, check_at: null, url: null })
        .where('id', '=', orderId)
        .where('state', '=', 'open')
        .execute();
    },

    debts: (checkout, orderId) => debts(db, checkout, orderId),

    async paidOff(debt) {
      if (debt.kind === 'end') {
        const { orderId } = debt.ref;
        await db.updateTable('subscription').set({ must_end: false }).where('order_id', '=', orderId).execute();
        return;
      }
      await db.updateTable('payment').set({ must_refund: false }).where('id', '=', debt.paymentId).execute();
    },

    async unfinished(memberId) {
      const rows = await refs(db)
        .where('checkout_order.member_id', '=', memberId)
        .where((is) => is.or([is('checkout_order.state', '=', 'open'), is('subscription.standing', '<>', 'ended')]))
        .select('checkout_order.checkout')
        .execute();
      return rows.map((row) => ({ ...refOf(row), checkout: row.checkout }));
    },
  };
}

/** The books of purchases in PostgreSQL. Plans of another payment service than `checkout` give nothing any more. */
export function createPostgresPurchases(db: Db, vault: Vault, checkout: CheckoutKind | null): Purchases {
  return {
    open: (order) => open(db, order),
    async opened(memberId, key) {
      const row = await db
        .selectFrom('checkout_order')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .executeTakeFirst();
      return row && orderOf(row);
    },
    begun: (orderId, at) => begun(db, orderId, at),
    async order(orderId) {
      const row = await db.selectFrom('checkout_order').selectAll().where('id', '=', orderId).executeTakeFirst();
      return row && orderOf(row);
    },
    plan: async (memberId, now) => (checkout === null ? undefined : plan(db, checkout, { memberId, now })),
    async customerOf(memberId, kind) {
      const row = await db
        .selectFrom('checkout_order')
        .select('customer')
        .where('member_id', '=', memberId)
        .where('checkout', '=', kind)
        .where('customer', 'is not', null)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return row?.customer ?? null;
    },
    ...paymentLists(db),
    ...planChanges(db),
    ...paymentInbox(db),
    ...lookAfter(db),
    settle: settleBooks(db, vault),
    announceRenewals: (now) =>
      checkout === null ? Promise.resolve(0) : announceRenewals(db, vault, { checkout, now }),
  };
}
