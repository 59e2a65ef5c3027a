import { randomUUID } from 'node:crypto';

import { findSku } from '@kinora/contracts/plans';

import { followPurchase } from '../../app/money/follow-purchase.ts';
import { openOrder } from '../../app/money/open-order.ts';
import type { TestProduct } from '../test-product.ts';

/** An order at the sandbox that nobody has paid yet; its id. */
export async function anOrder(product: TestProduct, memberId: string, sku = 'pack-200'): Promise<string> {
  const deps = { ...product, ...product.checkout, base: () => product.url, locales: product.env.site, now: Date.now };
  const expectedCents = findSku(sku)?.priceCents ?? 0;
  const order = await openOrder(deps, { memberId, sku, expectedCents, key: randomUUID() });
  if (!order.ok) throw new Error(`no order was opened: ${order.failure.reason}`);
  return order.value.id;
}

/** A plan of the member, paid at the sandbox; the id of its order. */
export async function aPlan(product: TestProduct, memberId: string, sku = 'pro-month'): Promise<string> {
  const { checkout, purchases } = product;
  const orderId = await anOrder(product, memberId, sku);
  const ref = { orderId, externalId: null, planId: null };
  if (!checkout.sandbox) throw new Error('a plan is paid at the sandbox');
  await checkout.sandbox.answer(ref, 'paid');
  await followPurchase({ purchases, provider: checkout.sandbox, now: Date.now }, ref);
  return orderId;
}
