import type { CheckoutKind } from '@kinora/contracts/money';
import { sql, type Kysely } from 'kysely';

import type { EventSubject, PurchaseRef, VendorEvent } from '../../../domain/money/checkout-provider.ts';
import type { Purchases } from '../../../domain/money/purchase.ts';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

const NIL = '00000000-0000-0000-0000-000000000000';
/** Attempts at one event, later and later: about three quarters of an hour. Reconciliation finds what is left. */
const ATTEMPTS = 12;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function receive(db: Db, checkout: CheckoutKind, { about, id, kind }: VendorEvent): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('payment_event')
      .values({ provider: checkout, event_id: id, kind, about: JSON.stringify(about) })
      .onConflict((on) => on.columns(['provider', 'event_id']).doNothing())
      .execute();
    const payload = JSON.stringify({ checkout, event: id });
    await sql`select job_enqueue(
      ${`payment-event:${checkout}:${id}`}, 'checkout', ${NIL}::uuid, null, ${payload}::jsonb, 0, 1, ${ATTEMPTS}, interval '0'
    )`.execute(trx);
  });
}

/** The purchase that an event names, by whichever name it uses. */
async function subject(
  db: Db,
  checkout: CheckoutKind,
  { charge, orderId, planId }: EventSubject,
): Promise<PurchaseRef | undefined> {
  const row = await db
    .selectFrom('checkout_order')
    .leftJoin('subscription', 'subscription.order_id', 'checkout_order.id')
    .select(['checkout_order.id', 'checkout_order.external_id', 'subscription.external_id as plan_id'])
    .where('checkout_order.checkout', '=', checkout)
    .where((is) =>
      is.or([
        ...(orderId !== undefined && UUID.test(orderId) ? [is('checkout_order.id', '=', orderId)] : []),
        ...(planId === undefined ? [] : [is('subscription.external_id', '=', planId)]),
        ...(charge === undefined
          ? []
          : [
              is.exists(
                is
                  .selectFrom('payment')
                  .select('payment.id')
                  .whereRef('payment.order_id', '=', 'checkout_order.id')
                  .where('payment.checkout', '=', checkout)
                  .where('payment.charge', '=', charge),
              ),
            ]),
      ]),
    )
    .executeTakeFirst();
  return row && { orderId: row.id, externalId: row.external_id, planId: row.plan_id };
}

/** What payment services tell, each event once. */
export function paymentInbox(db: Db): Pick<Purchases, 'event' | 'handled' | 'receive' | 'subject'> {
  return {
    receive: (checkout, event) => receive(db, checkout, event),
    subject: (checkout, about) => subject(db, checkout, about),

    async event(checkout, id) {
      const row = await db
        .updateTable('payment_event')
        .set({ attempts: sql<number>`attempts + 1` })
        .where('provider', '=', checkout)
        .where('event_id', '=', id)
        .where('handled_at', 'is', null)
        .returning('about')
        .executeTakeFirst();
      // `receive` wrote it.
      return row?.about;
    },

    async handled(checkout, id, problem) {
      await db
        .updateTable('payment_event')
        .set({ problem, ...(problem === null && { handled_at: sql<Date>`clock_timestamp()` }) })
        .where('provider', '=', checkout)
        .where('event_id', '=', id)
        .execute();
    },
  };
}
