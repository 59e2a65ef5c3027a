import type { Stripe } from 'stripe';

import type { PurchaseRef, PurchaseTruth, VendorPayment } from '../../../domain/money/checkout-provider.ts';
import { isMissing } from './open-stripe.ts';
import type { SkuReader } from './stripe-prices.ts';
import { idOf, intentOf, invoicePayment, packPayment, paidLine, planOf, sessionState } from './stripe-truth.ts';

/** Payments looked at: two years of months. Older ones are known, and banks do not touch them any more. */
const INVOICES = 24;
const CHARGES = 100;

export async function orMissing<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** What became of each charge, by the intent that made it. */
async function chargesOf(stripe: Stripe, customer: string): Promise<ReadonlyMap<string, Stripe.Charge>> {
  if (customer === '') return new Map();
  const { data } = await stripe.charges.list({ customer, limit: CHARGES });
  return new Map(
    data.filter(({ status }) => status === 'succeeded').map((charge) => [idOf(charge.payment_intent), charge]),
  );
}

/** The sku that a schedule changes to when the paid time is over. */
async function nextSkuOf(stripe: Stripe, { schedule }: Stripe.Subscription, skuOf: SkuReader): Promise<string | null> {
  if (schedule === null || typeof schedule === 'string') return null;
  const current = schedule.current_phase?.end_date ?? 0;
  const next = schedule.phases.find(({ start_date: start }) => start >= current);
  const price = next?.items[0]?.price;
  return price === undefined || idOf(price) === '' ? null : skuOf(stripe, idOf(price));
}

async function planTruth(stripe: Stripe, planId: string, skuOf: SkuReader) {
  const subscription = await orMissing(stripe.subscriptions.retrieve(planId, { expand: ['schedule'] }));
  if (!subscription) return { plan: null, payments: [] };
  const [{ data: invoices }, charges, nextSku] = await Promise.all([
    stripe.invoices.list({ subscription: planId, limit: INVOICES, expand: ['data.payments'] }),
    chargesOf(stripe, idOf(subscription.customer)),
    nextSkuOf(stripe, subscription, skuOf),
  ]);
  const payments: VendorPayment[] = [];
  for (const invoice of invoices) {
    const price = paidLine(invoice)?.pricing?.price_details?.price;
    if (price === undefined) continue;
    const facts = { invoice, sku: await skuOf(stripe, price), charge: charges.get(intentOf(invoice)) };
    payments.push(...[invoicePayment(facts) ?? []].flat());
  }
  return { plan: planOf({ subscription, nextSku, invoices }), payments };
}

function packPayments({ metadata, payment_intent: intent }: Stripe.Checkout.Session): VendorPayment[] {
  if (intent === null || typeof intent === 'string' || intent.status !== 'succeeded') return [];
  const charge = typeof intent.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined;
  return [packPayment({ sku: metadata?.sku ?? '', intent, charge })];
}

/** Everything Stripe knows of one purchase; undefined where it knows none. */
export async function fetchStripeTruth(
  stripe: Stripe,
  { externalId, orderId }: PurchaseRef,
  { asOf, skuOf }: { readonly asOf: number; readonly skuOf: SkuReader },
): Promise<PurchaseTruth | undefined> {
  if (externalId === null) return undefined;
  const session = await orMissing(
    stripe.checkout.sessions.retrieve(externalId, { expand: ['payment_intent.latest_charge'] }),
  );
  // Another purchase's session is none of this one's.
  if (session?.client_reference_id !== orderId) return undefined;
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const planId = idOf(session.subscription);
  const { payments, plan } =
    planId === '' ? { plan: null, payments: packPayments(session) } : await planTruth(stripe, planId, skuOf);
  const customer = idOf(session.customer);
  return {
    orderId,
    externalId,
    state: sessionState(session, intent),
    customer: customer === '' ? null : customer,
    plan,
    payments,
    asOf,
  };
}
