import type { OrderState, PaymentState } from '@kinora/contracts/money';
import type { Stripe } from 'stripe';

import type { VendorPayment, VendorPlan } from '../../../domain/money/checkout-provider.ts';

const ms = (seconds: number) => seconds * 1000;
export const idOf = (thing: string | { readonly id: string } | null | undefined): string =>
  typeof thing === 'string' ? thing : (thing?.id ?? '');

/** What happened to a charge afterwards. */
type ChargeFacts = Pick<Stripe.Charge, 'amount_refunded' | 'disputed' | 'refunded'>;

function stateOf(charge: ChargeFacts | undefined): PaymentState {
  if (charge?.disputed === true) return 'disputed';
  return charge?.refunded === true ? 'refunded' : 'paid';
}

export interface PackFacts {
  readonly sku: string;
  readonly intent: Pick<Stripe.PaymentIntent, 'amount_received' | 'created' | 'id'>;
  readonly charge: ChargeFacts | undefined;
}

export function packPayment({ charge, intent, sku }: PackFacts): VendorPayment {
  const { amount_received: cents, created, id } = intent;
  return {
    id,
    charge: id,
    sku,
    cents,
    refundedCents: Math.min(charge?.amount_refunded ?? 0, cents),
    state: stateOf(charge),
    at: ms(created),
    period: null,
    changedAt: null,
  };
}

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true;

/** The line that pays for time: the whole price, not a part of it. */
export const paidLine = ({ lines }: Pick<Stripe.Invoice, 'lines'>): Stripe.InvoiceLineItem | undefined =>
  lines.data.find((line) => !isProration(line) && line.amount >= 0 && line.pricing?.price_details !== undefined);

/** What is left of the former plan, as lines take it off: cents and until when it counted. */
export function takenOff({ lines }: Pick<Stripe.Invoice, 'lines'>) {
  const back = lines.data.filter((line) => isProration(line) && line.amount < 0);
  const cents = back.reduce((sum, { amount }) => sum - amount, 0);
  const [first] = back;
  return { cents, changedAt: first ? ms(first.period.start) : null };
}

/** The intent that paid an invoice; empty where nothing was due. */
export function intentOf({ payments }: Pick<Stripe.Invoice, 'payments'>): string {
  const payment = payments?.data.find(({ is_default: isDefault }) => isDefault) ?? payments?.data[0];
  return idOf(payment?.payment.payment_intent);
}

export interface InvoiceFacts {
  readonly invoice: Stripe.Invoice;
  readonly sku: string;
  readonly charge: ChargeFacts | undefined;
}

/** Whether an invoice was paid or refused; undefined before the first try to pay it. */
function outcomeOf({ attempted, status }: Stripe.Invoice): 'failed' | 'paid' | undefined {
  if (status === 'paid') return 'paid';
  const isFailed = (status === 'open' && attempted) || status === 'uncollectible';
  return isFailed ? 'failed' : undefined;
}

function moneyOf({ charge, invoice }: InvoiceFacts, outcome: 'failed' | 'paid') {
  if (outcome === 'failed') return { cents: invoice.amount_due, refundedCents: 0, state: outcome };
  const cents = invoice.amount_paid;
  return { cents, refundedCents: Math.min(charge?.amount_refunded ?? 0, cents), state: stateOf(charge) };
}

/** The payment of an invoice; undefined for one that says nothing of a payment for time. */
export function invoicePayment(facts: InvoiceFacts): VendorPayment | undefined {
  const { invoice, sku } = facts;
  const line = paidLine(invoice);
  const outcome = outcomeOf(invoice);
  if (!line || !outcome) return undefined;
  return {
    id: idOf(invoice),
    charge: intentOf(invoice),
    sku,
    ...moneyOf(facts, outcome),
    at: ms(invoice.status_transitions.paid_at ?? invoice.created),
    period: { from: ms(line.period.start), until: ms(line.period.end) },
    changedAt: takenOff(invoice).changedAt,
  };
}

const PLAN_STATES: Readonly<Record<string, VendorPlan['state']>> = {
  active: 'active',
  trialing: 'active',
  paused: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

export interface PlanFacts {
  readonly subscription: Stripe.Subscription;
  readonly nextSku: string | null;
  readonly invoices: readonly Stripe.Invoice[];
}

/** A subscription as we know plans; null while its first payment is under way. */
export function planOf({ invoices, nextSku, subscription }: PlanFacts): VendorPlan | null {
  const state = PLAN_STATES[subscription.status];
  if (state === undefined) return null;
  const missing = invoices.filter(
    ({ attempted, status }) => attempted && (status === 'open' || status === 'uncollectible'),
  );
  const since = missing.map(({ created }) => ms(created)).toSorted((one, other) => one - other)[0] ?? null;
  return {
    id: subscription.id,
    nextSku,
    state,
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    pastDueSince: state === 'active' ? null : since,
  };
}

/** How a session at the till has ended, if it has. */
export function sessionState(
  { payment_status: paid, status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): OrderState {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (paid !== 'unpaid') return 'paid';
  const isRefused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isRefused ? 'declined' : 'open';
}
