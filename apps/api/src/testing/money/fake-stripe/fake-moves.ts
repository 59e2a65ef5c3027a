import { addPeriod } from '../../../domain/money/plan-months.ts';
import { chargeOf, dueOf, invoiceShape, sessionShape, subscriptionShape } from './fake-shapes.ts';
import {
  found,
  nextId,
  type FakeCharge,
  type FakeInvoice,
  type FakeLine,
  type FakeSession,
  type FakeState,
  type FakeSubscription,
} from './fake-state.ts';

const later = (from: number, interval: 'month' | 'year') => addPeriod(from * 1000, interval) / 1000;

export const emit = (state: FakeState, type: string, object: object) =>
  void state.events.push({ id: nextId(state, 'evt'), type, object });

function charge(state: FakeState, customer: string, amount: number): FakeCharge {
  const made: FakeCharge = {
    id: nextId(state, 'ch'),
    object: 'charge',
    payment_intent: nextId(state, 'pi'),
    customer,
    amount,
    created: state.now,
    status: 'succeeded',
    amount_refunded: 0,
    refunded: false,
    disputed: false,
  };
  state.charges.set(made.id, made);
  return made;
}

/** Pays what an invoice asks for; nothing is charged where nothing is due. */
export function settleInvoice(state: FakeState, invoice: FakeInvoice, customer: string): void {
  const due = dueOf(invoice);
  invoice.status = 'paid';
  invoice.paid_at = state.now;
  invoice.payment_intent = due === 0 ? null : charge(state, customer, due).payment_intent;
  emit(state, 'invoice.paid', invoiceShape(state, invoice));
}

export function bill(state: FakeState, { id }: FakeSubscription, lines: readonly FakeLine[]): FakeInvoice {
  const invoice: FakeInvoice = {
    id: nextId(state, 'in'),
    subscription: id,
    created: state.now,
    lines,
    status: 'open',
    paid_at: null,
    payment_intent: null,
  };
  state.invoices.set(invoice.id, invoice);
  return invoice;
}

export function wholeLine(state: FakeState, price: string, start: number): FakeLine {
  const { recurring, unit_amount: amount } = found(state.prices, price);
  return { amount, price, start, end: later(start, recurring.interval), proration: false };
}

/** What is left of the running period, rounded as the service does. */
export function unusedLine(state: FakeState, { end, price, start }: FakeSubscription, at: number): FakeLine {
  const whole = found(state.prices, price).unit_amount;
  return { amount: -Math.round((whole * (end - at)) / (end - start)), price, start: at, end, proration: true };
}

function beginPlan(state: FakeState, session: FakeSession, customer: string): string {
  const price = session.price ?? '';
  const line = wholeLine(state, price, state.now);
  const subscription: FakeSubscription = {
    id: nextId(state, 'sub'),
    object: 'subscription',
    customer,
    item: nextId(state, 'si'),
    metadata: session.planMetadata,
    status: 'active',
    cancel_at_period_end: false,
    schedule: null,
    price,
    start: line.start,
    end: line.end,
  };
  state.subscriptions.set(subscription.id, subscription);
  settleInvoice(state, bill(state, subscription, [line]), customer);
  return subscription.id;
}

/** The buyer pays at the till. */
export function paySession(state: FakeState, id: string): void {
  const session = found(state.sessions, id);
  const customer = session.customer ?? nextId(state, 'cus');
  session.customer = customer;
  if (session.mode === 'subscription') session.subscription = beginPlan(state, session, customer);
  else session.payment_intent = charge(state, customer, session.amount).payment_intent;
  session.status = 'complete';
  session.payment_status = 'paid';
  emit(state, 'checkout.session.completed', sessionShape(state, session));
}

/** The paid time is over: what waits begins, and is paid. */
export function renewPlan(state: FakeState, id: string): void {
  const plan = found(state.subscriptions, id);
  const open = [...state.invoices.values()].find((one) => one.subscription === id && one.status === 'open');
  const schedule = plan.schedule === null ? undefined : found(state.schedules, plan.schedule);
  plan.price = schedule?.phases[1]?.items[0]?.price ?? plan.price;
  plan.schedule = null;
  state.now = Math.max(state.now, plan.end);
  const line = wholeLine(state, plan.price, plan.end);
  settleInvoice(state, open ?? bill(state, plan, [line]), plan.customer);
  Object.assign(plan, { status: 'active', start: line.start, end: line.end });
  emit(state, 'customer.subscription.updated', subscriptionShape(state, plan));
}

export function failRenewal(state: FakeState, id: string): void {
  const plan = found(state.subscriptions, id);
  state.now = Math.max(state.now, plan.end);
  const invoice = bill(state, plan, [wholeLine(state, plan.price, plan.end)]);
  plan.status = 'past_due';
  emit(state, 'invoice.payment_failed', invoiceShape(state, invoice));
  emit(state, 'customer.subscription.updated', subscriptionShape(state, plan));
}

/** Money goes back, by us or by a bank. */
export function takeBack(state: FakeState, intent: string, kind: 'disputed' | 'refunded'): void {
  const one = chargeOf(state, intent);
  if (!one) return;
  one[kind] = true;
  if (kind === 'refunded') one.amount_refunded = one.amount;
  if (kind === 'refunded') emit(state, 'charge.refunded', one);
  else
    emit(state, 'charge.dispute.created', {
      id: nextId(state, 'dp'),
      object: 'dispute',
      charge: one.id,
      payment_intent: intent,
    });
}
