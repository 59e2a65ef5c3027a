import { fail, ok, type Result } from '@kinora/contracts';
import { findSku, packCents, rightsOf, type AnySku } from '@kinora/contracts/plans';

import type { CheckoutProvider } from '../../domain/money/checkout-provider.ts';
import type { OrderRecord } from '../../domain/money/purchase.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { returnUrl } from './return-url.ts';
import { tierOf } from './tier-of.ts';

export interface WantedOrder {
  readonly memberId: string;
  readonly sku: string;
  /** What the buyer saw, in cents. */
  readonly expectedCents: number;
  readonly key: string;
  readonly source?: string | undefined;
  readonly campaign?: string | undefined;
  /** The buyer reads. */
  readonly language?: string | undefined;
}

export type OrderRefusal =
  | { readonly reason: 'unknown-sku' | 'key-reused' | 'plan-runs' }
  | { readonly reason: 'price-changed'; readonly cents: number };

/** What a member pays for a sku today: from our own data, whatever the buyer's page says. */
async function priceOf(deps: CheckoutDeps, sku: AnySku, memberId: string): Promise<number> {
  if (sku.kind === 'plan') return sku.priceCents;
  return packCents(sku, rightsOf(await tierOf(deps, memberId)).hasHalfPacks);
}

/** The order of this key, written down before anything else happens. */
async function orderOf(
  deps: CheckoutDeps,
  provider: CheckoutProvider,
  wanted: WantedOrder,
): Promise<Result<OrderRecord, OrderRefusal>> {
  const { campaign, expectedCents, key, memberId, source } = wanted;
  const { now, purchases } = deps;
  const known = await purchases.opened(memberId, key);
  if (known) return known.sku === wanted.sku ? ok(known) : fail({ reason: 'key-reused' });
  const sku = findSku(wanted.sku);
  if (!sku) return fail({ reason: 'unknown-sku' });
  if (sku.kind === 'plan' && (await purchases.plan(memberId, now()))) return fail({ reason: 'plan-runs' });
  const cents = await priceOf(deps, sku, memberId);
  if (cents !== expectedCents) return fail({ reason: 'price-changed', cents });
  const order = { memberId, checkout: provider.kind, sku: sku.id, cents, key, source, campaign };
  const opened = await purchases.open(order);
  return opened.ok ? opened : fail({ reason: 'key-reused' });
}

/** Opens a purchase at the payment service. Repeated with the same key, also after a kill, it is the same purchase. */
export async function openOrder(deps: CheckoutDeps, wanted: WantedOrder): Promise<Result<OrderRecord, OrderRefusal>> {
  const { members, provider, purchases } = deps;
  if (!provider) return fail({ reason: 'unknown-sku' });
  const result = await orderOf(deps, provider, wanted);
  if (!result.ok) return result;
  const order = result.value;
  if (order.url !== null || order.state !== 'open' || order.checkout !== provider.kind) return result;
  const sku = findSku(order.sku);
  const begun = await provider.start({
    id: order.id,
    sku: order.sku,
    cents: order.cents,
    period: sku?.kind === 'plan' ? sku.period : null,
    email: (await members.find(wanted.memberId))?.email ?? '',
    customer: await purchases.customerOf(wanted.memberId, provider.kind),
    returnUrl: returnUrl(deps, { path: `/checkout/${order.id}/`, language: wanted.language }),
  });
  return ok(await purchases.begun(order.id, begun));
}
