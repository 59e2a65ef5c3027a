import {
  found,
  type FakeInvoice,
  type FakeLine,
  type FakeSession,
  type FakeState,
  type FakeSubscription,
} from './fake-state.ts';

const list = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url });

function lineShape({ amount, end, price, proration, start }: FakeLine, index: number) {
  return {
    id: `il_${index}`,
    object: 'line_item',
    amount,
    period: { start, end },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
    pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } },
  };
}

export const dueOf = ({ lines }: Pick<FakeInvoice, 'lines'>) =>
  Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  );

/** An invoice as the API tells it; payments come only where they are asked for. */
export function invoiceShape(state: FakeState, invoice: FakeInvoice, withPayments = false) {
  const { created, id, lines, paid_at, payment_intent: intent, status, subscription } = invoice;
  const due = dueOf(invoice);
  const payments =
    intent === null ? [] : [{ is_default: true, payment: { type: 'payment_intent', payment_intent: intent } }];
  return {
    id,
    object: 'invoice',
    status,
    attempted: true,
    created,
    amount_due: due,
    amount_paid: status === 'paid' ? due : 0,
    status_transitions: { paid_at },
    lines: list(lines.map(lineShape), `/v1/invoices/${id}/lines`),
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription, metadata: state.subscriptions.get(subscription)?.metadata ?? {} },
    },
    ...(withPayments && { payments: list(payments, '/v1/invoice_payments') }),
  };
}

/** A subscription as the API tells it: periods stand at its items. */
export function subscriptionShape(state: FakeState, one: FakeSubscription, withSchedule = false) {
  const { end, item, price, schedule, start, ...rest } = one;
  return {
    ...rest,
    cancel_at: null,
    schedule: withSchedule && schedule !== null ? found(state.schedules, schedule) : schedule,
    items: list(
      [{ id: item, price: found(state.prices, price), current_period_start: start, current_period_end: end }],
      '/v1/subscription_items',
    ),
  };
}

export const chargeOf = (state: FakeState, intent: string | null) =>
  [...state.charges.values()].find(({ payment_intent: one }) => one === intent);

function intentShape(state: FakeState, id: string | null) {
  const charge = chargeOf(state, id);
  if (!charge) return null;
  const { amount, created } = charge;
  return { id, object: 'payment_intent', status: 'succeeded', amount_received: amount, created, latest_charge: charge };
}

export function sessionShape(state: FakeState, session: FakeSession, withIntent = false) {
  const { amount, payment_intent: intent, planMetadata: _kept, price: _price, ...rest } = session;
  return { ...rest, amount_total: amount, payment_intent: withIntent ? intentShape(state, intent) : intent };
}
