import { findSku, type PlanPeriod } from '@kinora/contracts/plans';
import type { Stripe } from 'stripe';

/** What is sold for a time. */
export interface RecurringOffer {
  readonly sku: string;
  readonly cents: number;
  readonly period: PlanPeriod;
}

/** The name that stands on a receipt. */
export function productName(id: string): string {
  const sku = findSku(id);
  if (sku?.kind === 'pack') return `Kinora, ${sku.credits} credits`;
  if (sku?.kind !== 'plan') return `Kinora, ${id}`;
  return `Kinora ${sku.tier === 'pro' ? 'Pro' : 'Basic'}, by the ${sku.period}`;
}

const fits = ({ active, currency, recurring, unit_amount: cents }: Stripe.Price, offer: RecurringOffer): boolean =>
  active && currency === 'usd' && cents === offer.cents && recurring?.interval === offer.period;

/**
 * The price of a plan, found by its lookup key, which is the sku's id. Where there is none, or it costs something else
 * by now, a new one takes the key; who has the old one keeps it. So an operator has nothing to set up.
 */
export async function priceOf(stripe: Stripe, offer: RecurringOffer): Promise<string> {
  const { cents, period: interval, sku } = offer;
  const { data } = await stripe.prices.list({ lookup_keys: [sku], active: true, limit: 1 });
  const found = data.find((price) => fits(price, offer));
  if (found) return found.id;
  const made = await stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval },
      lookup_key: sku,
      transfer_lookup_key: true,
      metadata: { sku },
      product_data: { name: productName(sku) },
    },
    { idempotencyKey: `price:${sku}:${cents}` },
  );
  return made.id;
}

/** The sku of a price: ours say it, and a price never changes. */
export function createSkuReader() {
  const known = new Map<string, string>();
  return async (stripe: Stripe, price: string | Stripe.Price): Promise<string> => {
    const id = typeof price === 'string' ? price : price.id;
    const sku = known.get(id) ?? (await stripe.prices.retrieve(id)).metadata.sku ?? '';
    known.set(id, sku);
    return sku;
  };
}

export type SkuReader = ReturnType<typeof createSkuReader>;
