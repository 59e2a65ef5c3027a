import type { Selectable } from 'kysely';

import type { VendorPayment } from '../../../domain/money/checkout-provider.ts';
import type { OrderRecord, PaymentRecord, PlanRecord } from '../../../domain/money/purchase.ts';
import type { CheckoutOrderTable, PaymentTable, SubscriptionTable } from './checkout-schema.ts';

export const orderOf = (row: Selectable<CheckoutOrderTable>): OrderRecord => ({
  id: row.id,
  memberId: row.member_id,
  checkout: row.checkout,
  sku: row.sku,
  cents: row.cents,
  state: row.state,
  externalId: row.external_id,
  url: row.url,
  customer: row.customer,
  createdAt: row.created_at,
});

export const planOf = (row: Selectable<SubscriptionTable>): PlanRecord => ({
  orderId: row.order_id,
  memberId: row.member_id,
  checkout: row.checkout,
  externalId: row.external_id,
  sku: row.sku,
  nextSku: row.next_sku,
  standing: row.standing,
  reason: row.reason,
  period: { from: row.paid_from, until: row.paid_until },
  pastDueSince: row.past_due_since,
  nextGrantAt: row.next_grant_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  asOf: row.as_of,
  mustEnd: row.must_end,
});

type PaymentRow = Selectable<PaymentTable>;

const periodOf = ({ period_from: from, period_until: until }: PaymentRow) =>
  from === null || until === null ? null : { from, until };

export const paymentOf = (row: PaymentRow): PaymentRecord => ({
  id: row.id,
  orderId: row.order_id,
  externalId: row.external_id,
  charge: row.charge,
  sku: row.sku,
  cents: row.cents,
  refundedCents: row.refunded_cents,
  state: row.state,
  at: row.paid_at,
  period: periodOf(row),
  changedAt: row.changed_at,
  mustRefund: row.must_refund,
});

/** The same under the name that the service gave it. */
export const vendorPaymentOf = (row: PaymentRow): VendorPayment => ({ ...paymentOf(row), id: row.external_id });

export const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));
