import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';

import type { PurchaseRef, PurchaseTruth, VendorPayment } from '../../../domain/money/checkout-provider.ts';
import type { SandboxOffer, SandboxPaymentTable, SandboxPurchaseTable } from '../../postgres/money/checkout-schema.ts';
import type { Database } from '../../postgres/schema.ts';

export type Trx = Transaction<Database>;
export type PurchaseRow = Selectable<SandboxPurchaseTable>;
export type PaymentRow = Selectable<SandboxPaymentTable>;

const NIL = '00000000-0000-0000-0000-000000000000';
const ATTEMPTS = 20;

// The sandbox wrote it.
export const offerOf = (offer: object): SandboxOffer => offer as SandboxOffer;

export async function purchaseOf(trx: Trx, { externalId, orderId }: PurchaseRef): Promise<PurchaseRow | undefined> {
  return trx
    .selectFrom('sandbox_purchase')
    .selectAll()
    .where((is) => is.or([is('reference', '=', orderId), ...(externalId === null ? [] : [is('id', '=', externalId)])]))
    .forUpdate()
    .executeTakeFirst();
}

/** Oldest first. */
export const paymentsOf = (trx: Trx, { id }: PurchaseRow): Promise<PaymentRow[]> =>
  trx
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('purchase_id', '=', id)
    .orderBy('paid_at')
    .orderBy('period_from')
    .orderBy('id')
    .execute();

const told = (row: PaymentRow): VendorPayment => ({
  id: row.id,
  charge: '',
  sku: offerOf(row.offer).sku,
  cents: row.cents,
  refundedCents: row.refunded_cents,
  state: row.state,
  at: row.paid_at,
  period:
    row.period_from === null || row.period_until === null ? null : { from: row.period_from, until: row.period_until },
  changedAt: row.changed_at,
});

export function truthOf(row: PurchaseRow, payments: readonly PaymentRow[], asOf: number): PurchaseTruth {
  return {
    orderId: row.reference,
    externalId: row.id,
    state: row.state,
    customer: row.state === 'paid' ? `customer_${row.id}` : null,
    plan:
      row.plan_state === null
        ? null
        : {
            id: `plan_${row.id}`,
            nextSku: row.next_offer === null ? null : offerOf(row.next_offer).sku,
            state: row.plan_state,
            isEnding: row.is_ending,
            pastDueSince: row.past_due_since,
          },
    payments: payments.map(told),
    asOf,
  };
}

export interface Telling {
  readonly id: string;
  readonly kind: string;
  readonly delayMs?: number;
  /** How often the same event is sent. */
  readonly times?: number;
}

/** Queues the webhook in the transaction of what it tells: a server that is killed sends it later. */
export async function tell(
  trx: Trx,
  { id: purchaseId }: PurchaseRow,
  { delayMs = 0, id, kind, times = 1 }: Telling,
): Promise<void> {
  await trx.insertInto('sandbox_event').values({ id, purchase_id: purchaseId, kind }).execute();
  const payload = JSON.stringify({ event: id });
  for (let time = 0; time < times; time += 1) {
    await sql`select job_enqueue(
      ${`sandbox-hook:${id}:${time}`}, 'sandbox', ${NIL}::uuid, null, ${payload}::jsonb, 0, 1, ${ATTEMPTS},
      ${delayMs} * interval '1 millisecond'
    )`.execute(trx);
  }
}
