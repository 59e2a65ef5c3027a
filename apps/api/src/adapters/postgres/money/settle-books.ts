import { sql, type Kysely, type Transaction } from 'kysely';

import type { PurchaseTruth } from '../../../domain/money/checkout-provider.ts';
import { nextCheck } from '../../../domain/money/next-check.ts';
import type { DueGrant, PurchaseBooks, SettledPurchase } from '../../../domain/money/purchase-books.ts';
import { purchaseMails, type PurchaseMail } from '../../../domain/money/purchase-mails.ts';
import { settlePurchase } from '../../../domain/money/settle-purchase.ts';
import type { Vault } from '../../vault.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Database } from '../schema.ts';
import { dateOf, orderOf, planOf, vendorPaymentOf } from './purchase-rows.ts';

type Trx = Transaction<Database>;

/** Locks the order: a concurrent settlement of the purchase waits and then sees what we wrote. */
async function booksOf(trx: Trx, orderId: string): Promise<PurchaseBooks | undefined> {
  const order = await trx
    .selectFrom('checkout_order')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return undefined;
  const plan = await trx.selectFrom('subscription').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  const payments = await trx.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute();
  const other = await trx
    .selectFrom('subscription')
    .select('order_id')
    .where('member_id', '=', order.member_id)
    .where('checkout', '=', order.checkout)
    .where('order_id', '<>', orderId)
    .where('standing', '<>', 'ended')
    .executeTakeFirst();
  return {
    order: orderOf(order),
    plan: plan && planOf(plan),
    payments: payments.map(vendorPaymentOf),
    hasOtherPlan: other !== undefined,
  };
}

/** Our ids of the payments, by the names that the service gave them. */
async function writePayments(
  trx: Trx,
  { order }: PurchaseBooks,
  settled: SettledPurchase,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const payment of settled.payments) {
    const changing = {
      charge: payment.charge,
      cents: payment.cents,
      refunded_cents: payment.refundedCents,
      state: payment.state,
      paid_at: new Date(payment.at),
      period_from: dateOf(payment.period?.from ?? null),
      period_until: dateOf(payment.period?.until ?? null),
      changed_at: dateOf(payment.changedAt),
      must_refund: settled.owed.includes(payment.id),
    };
    const { id } = await trx
      .insertInto('payment')
      .values({
        order_id: order.id,
        member_id: order.memberId,
        checkout: order.checkout,
        external_id: payment.id,
        sku: payment.sku,
        ...changing,
      })
      .onConflict((on) => on.columns(['checkout', 'external_id']).doUpdateSet(changing))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(payment.id, id);
  }
  return ids;
}

async function writePlan(trx: Trx, { order }: PurchaseBooks, { plan }: SettledPurchase): Promise<void> {
  if (!plan) return;
  const changing = {
    external_id: plan.externalId,
    sku: plan.sku,
    next_sku: plan.nextSku,
    standing: plan.standing,
    reason: plan.reason,
    paid_from: new Date(plan.period.from),
    paid_until: new Date(plan.period.until),
    past_due_since: dateOf(plan.pastDueSince),
    next_grant_at: dateOf(plan.nextGrantAt),
    ended_at: dateOf(plan.endedAt),
    as_of: new Date(plan.asOf),
    must_end: plan.mustEnd,
  };
  await trx
    .insertInto('subscription')
    .values({
      order_id: order.id,
      member_id: order.memberId,
      checkout: order.checkout,
      started_at: new Date(plan.startedAt),
      ...changing,
    })
    .onConflict((on) => on.column('order_id').doUpdateSet(changing))
    .execute();
}

const eventOf = (id: string, month: number | null) => (month === null ? `payment:${id}` : `payment:${id}:${month}`);

async function grant(trx: Trx, memberId: string, { due, id }: { due: DueGrant; id: string }): Promise<void> {
  const { amount, expiresAt, month, scope, source } = due;
  await sql`select ledger_grant(
    ${memberId}::uuid, ${amount}, ${source}, ${eventOf(id, month)}, ${scope}, ${new Date(expiresAt)})`.execute(trx);
}

/** Events that a payment may have granted by: the months of a year, or the pack. */
const eventsOf = (id: string) => [eventOf(id, null), ...Array.from({ length: 12 }, (_, month) => eventOf(id, month))];

async function revoke(trx: Trx, id: string, reason: string): Promise<void> {
  for (const event of eventsOf(id)) await sql`select ledger_revoke(${event}, ${reason})`.execute(trx);
}

async function moveCredits(
  trx: Trx,
  memberId: string,
  { ids, settled }: { ids: ReadonlyMap<string, string>; settled: SettledPurchase },
) {
  const { extendTo, grants, payments, revoked, widensStart } = settled;
  const idOf = (name: string) => ids.get(name) ?? '';
  if (extendTo !== null) {
    await sql`select ledger_extend(${memberId}::uuid, 'plan', ${new Date(extendTo)})`.execute(trx);
  }
  for (const due of grants) await grant(trx, memberId, { due, id: idOf(due.paymentId) });
  for (const name of revoked) {
    const isDisputed = payments.some(({ id, state }) => id === name && state === 'disputed');
    await revoke(trx, idOf(name), isDisputed ? 'dispute' : 'refund');
  }
  if (widensStart) await sql`select ledger_widen(${memberId}::uuid, 'start')`.execute(trx);
}

async function writeMails(
  trx: Trx,
  vault: Vault,
  { mails, memberId }: { mails: readonly PurchaseMail[]; memberId: string },
) {
  if (mails.length === 0) return;
  const reader = await trx
    .selectFrom('member')
    .select(['email as to', 'locale'])
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reader) return;
  for (const mail of mails) await queueMail(trx, vault, { ...mail, ...reader });
}

async function writeOrder(
  trx: Trx,
  { order }: PurchaseBooks,
  { settled, truth, now }: { settled: SettledPurchase; truth: PurchaseTruth; now: number },
) {
  const { state } = settled;
  const isEnd = order.state === 'open' && state !== 'open';
  await trx
    .updateTable('checkout_order')
    .set({
      state,
      external_id: truth.externalId,
      customer: truth.customer ?? order.customer,
      check_at: dateOf(nextCheck(settled, order.createdAt, now)),
      ...(isEnd && { ended_at: new Date(now) }),
    })
    .where('id', '=', order.id)
    .execute();
}

/** Cancels clips of a revoked purchase that haven't started, each in its own transaction. */
export async function cancelUnpaid(db: Kysely<Database>): Promise<number> {
  for (let count = 0; ; count += 1) {
    const { rows } = await sql<{ id: string | null }>`select creation_call_off_one() as id`.execute(db);
    if ((rows[0]?.id ?? null) === null) return count;
  }
}

/**
 * `Purchases.settle`: one transaction from what we knew to what the service says. A process killed before the clips of
 * a refunded purchase are cancelled leaves that to the next chore; none of them starts in the meantime.
 */
export function settleBooks(db: Kysely<Database>, vault: Vault): (truth: PurchaseTruth, now: number) => Promise<void> {
  return async (truth, now) => {
    const isRevoked = await db.transaction().execute(async (trx) => {
      const books = await booksOf(trx, truth.orderId);
      if (!books) return false;
      const settled = settlePurchase(books, truth, now);
      const { memberId } = books.order;
      await writePlan(trx, books, settled);
      const ids = await writePayments(trx, books, settled);
      await moveCredits(trx, memberId, { ids, settled });
      await writeOrder(trx, books, { settled, truth, now });
      await writeMails(trx, vault, { mails: purchaseMails(books, settled), memberId });
      return settled.revoked.length > 0;
    });
    if (isRevoked) await cancelUnpaid(db);
  };
}
