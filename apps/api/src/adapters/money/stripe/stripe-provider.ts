import { fail, ok } from '@kinora/contracts';
import type { Stripe } from 'stripe';

import type {
  CheckoutProvider,
  NewCheckout,
  ProviderChange,
  PurchaseRef,
} from '../../../domain/money/checkout-provider.ts';
import { verifyHook } from '../signed-hook.ts';
import { fetchStripeTruth, orMissing } from './fetch-stripe-truth.ts';
import { atStripe, isDeclined, isRefunded, lazyStripe, type StripeParts } from './open-stripe.ts';
import { readStripeEvent } from './stripe-events.ts';
import { createSkuReader, priceOf, productName } from './stripe-prices.ts';
import { idOf, intentOf, takenOff } from './stripe-truth.ts';

const HEADER = 'stripe-signature';
/** A change begins a new period at once. */
const NOW = { type: 'now' } as const;

export interface StripeProviderParts extends StripeParts {
  readonly webhookSecrets: readonly string[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const seconds = (time: number) => Math.floor(time / 1000);

async function sessionParams(stripe: Stripe, order: NewCheckout): Promise<Stripe.Checkout.SessionCreateParams> {
  const { cents, customer, email, id, period, returnUrl, sku } = order;
  const metadata = { order: id, sku };
  const buyer = customer === null ? { ...(email !== '' && { customer_email: email }) } : { customer };
  const common = { client_reference_id: id, metadata, success_url: returnUrl, cancel_url: returnUrl, ...buyer };
  if (period === null) {
    const price_data = { currency: 'usd', unit_amount: cents, product_data: { name: productName(sku) } };
    return {
      ...common,
      mode: 'payment',
      line_items: [{ quantity: 1, price_data }],
      payment_intent_data: { metadata },
      ...(customer === null && { customer_creation: 'always' }),
    };
  }
  const price = await priceOf(stripe, { sku, cents, period });
  return {
    ...common,
    mode: 'subscription',
    line_items: [{ quantity: 1, price }],
    subscription_data: { metadata: { order: id } },
  };
}

function planIdOf({ planId }: PurchaseRef): string {
  if (planId === null) throw new Error('a plan is asked for that Stripe does not know');
  return planId;
}

/** The running item, which a change replaces; a schedule that waits is let go first. */
async function itemOf(stripe: Stripe, ref: PurchaseRef): Promise<string> {
  const subscription = await stripe.subscriptions.retrieve(planIdOf(ref));
  if (subscription.schedule !== null) await stripe.subscriptionSchedules.release(idOf(subscription.schedule));
  return subscription.items.data[0]?.id ?? '';
}

async function changeNow(stripe: Stripe, ref: PurchaseRef, change: ProviderChange): Promise<void> {
  const items = [{ id: await itemOf(stripe, ref), price: await priceOf(stripe, change) }];
  await stripe.subscriptions.update(
    planIdOf(ref),
    {
      items,
      billing_cycle_anchor: NOW,
      proration_behavior: 'always_invoice',
      proration_date: seconds(change.at),
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
    },
    { idempotencyKey: `change:${change.key}` },
  );
}

async function changeLater(stripe: Stripe, ref: PurchaseRef, change: ProviderChange): Promise<void> {
  const id = planIdOf(ref);
  const subscription = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  const made =
    subscription.schedule === null ? await stripe.subscriptionSchedules.create({ from_subscription: id }) : undefined;
  const schedule = made ?? (await stripe.subscriptionSchedules.retrieve(idOf(subscription.schedule)));
  const [running] = subscription.items.data;
  const phase = schedule.current_phase;
  if (!running || !phase) throw new Error('a schedule of Stripe has no running phase');
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items: [{ price: running.price.id, quantity: 1 }], start_date: phase.start_date, end_date: phase.end_date },
      {
        items: [{ price: await priceOf(stripe, change), quantity: 1 }],
        duration: { interval: change.period, interval_count: 1 },
      },
    ],
  });
}

async function end(stripe: Stripe, { externalId, planId }: PurchaseRef): Promise<void> {
  if (planId !== null) {
    const subscription = await orMissing(stripe.subscriptions.retrieve(planId));
    const isOver = subscription === undefined || ['canceled', 'incomplete_expired'].includes(subscription.status);
    if (!isOver) await stripe.subscriptions.cancel(planId, { prorate: false, invoice_now: false });
    return;
  }
  const session = externalId === null ? undefined : await orMissing(stripe.checkout.sessions.retrieve(externalId));
  if (session?.status === 'open') await stripe.checkout.sessions.expire(session.id);
}

/** An invoice is paid back by the intent that paid it. */
async function refund(stripe: Stripe, paymentId: string, key: string): Promise<void> {
  const isInvoice = paymentId.startsWith('in_');
  const intent = isInvoice ? intentOf(await stripe.invoices.retrieve(paymentId, { expand: ['payments'] })) : paymentId;
  // Where nothing was due, nothing goes back.
  if (intent === '') return;
  try {
    await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: key });
  } catch (error) {
    if (!isRefunded(error)) throw error;
  }
}

async function preview(stripe: Stripe, ref: PurchaseRef, change: ProviderChange): Promise<number> {
  const subscription = await stripe.subscriptions.retrieve(planIdOf(ref));
  const items = [{ id: subscription.items.data[0]?.id ?? '', price: await priceOf(stripe, change) }];
  const invoice = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items,
      billing_cycle_anchor: NOW,
      proration_behavior: 'always_invoice',
      proration_date: seconds(change.at),
    },
  });
  return takenOff(invoice).cents;
}

/** Payments by Stripe: its pages take the money, its word is fetched again whatever a webhook says. */
export function createStripeProvider(parts: StripeProviderParts): CheckoutProvider {
  const stripe = lazyStripe(parts);
  const skuOf = createSkuReader();
  const at = <Value>(act: (client: Stripe) => Promise<Value>) => atStripe(stripe, act);
  const renewing = (ref: PurchaseRef, isEnding: boolean) =>
    at(async (client) => {
      await itemOf(client, ref);
      await client.subscriptions.update(planIdOf(ref), { cancel_at_period_end: isEnding });
    });
  return {
    kind: 'stripe',
    start: (order) =>
      at(async (client) => {
        const params = await sessionParams(client, order);
        const { id, url } = await client.checkout.sessions.create(params, { idempotencyKey: order.id });
        return { externalId: id, url: url ?? order.returnUrl };
      }),
    fetch: (ref) => {
      const asOf = parts.now();
      return at((client) => fetchStripeTruth(client, ref, { asOf, skuOf }));
    },
    verify({ body, headers }, now) {
      const signed = verifyHook({ body, header: headers[HEADER] }, parts.webhookSecrets, now);
      if (!signed.ok) return Promise.resolve(signed);
      const event = readStripeEvent(body);
      return Promise.resolve(event ? ok(event) : fail('unreadable'));
    },
    preview: (ref, change) => at((client) => preview(client, ref, change)),
    changePlan: (ref, change) =>
      at(async (client) => {
        try {
          await (change.starts === 'now' ? changeNow : changeLater)(client, ref, change);
          return ok(null);
        } catch (error) {
          if (isDeclined(error)) return fail('payment-failed');
          throw error;
        }
      }),
    cancel: (ref) => renewing(ref, true),
    keep: (ref) => renewing(ref, false),
    end: (ref) => at((client) => end(client, ref)),
    refund: (paymentId, key) => at((client) => refund(client, paymentId, key)),
    portal: (customer, returnUrl) =>
      at(async (client) => (await client.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
  };
}
