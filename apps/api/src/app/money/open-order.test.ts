import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { CheckoutUnavailable } from '../../domain/money/checkout-provider.ts';
import { openShop, type Shop } from '../../testing/money/shop.ts';
import { listSkus } from './list-skus.ts';
import { openOrder } from './open-order.ts';
import { planState } from './plan-state.ts';
import { tierOf } from './tier-of.ts';

let database: OpenDatabase;
let shop: Shop;
beforeAll(async () => {
  database = await testDatabase();
  shop = openShop(database);
});
afterAll(() => database.close());

const wanted = (memberId: string, sku: string, expectedCents: number) => ({
  memberId,
  sku,
  expectedCents,
  key: randomUUID(),
});

const start = () => Promise.reject(new CheckoutUnavailable('away'));

describe('an order', () => {
  it('is written down before the service is asked, and goes on by its key', async () => {
    const memberId = await shop.member();
    const asked = { ...wanted(memberId, 'pack-200', 800), source: 'spring', campaign: 'friends' };
    const provider = { ...shop.provider, start };
    await expect(openOrder({ ...shop, provider }, asked)).rejects.toThrow(CheckoutUnavailable);
    const kept = await database.db.selectFrom('checkout_order').selectAll().where('key', '=', asked.key).execute();
    expect(kept).toMatchObject([{ state: 'open', url: null, cents: 800, source: 'spring', campaign: 'friends' }]);
    const opened = await openOrder(shop, asked);
    expect(opened).toMatchObject({ value: { id: kept[0]?.id, url: `/checkout/${kept[0]?.id}/` } });
  });

  it('leads back from the service in the language of the buyer', async () => {
    const memberId = await shop.member();
    const ways: string[] = [];
    const provider: Shop['provider'] = {
      ...shop.provider,
      start: (order) => {
        ways.push(order.returnUrl);
        return shop.provider.start(order);
      },
    };
    for (const language of ['de', 'en', 'tlh']) {
      await openOrder({ ...shop, provider }, { ...wanted(memberId, 'pack-200', 800), language });
    }
    expect(ways.map((way) => new URL(way).pathname.split('/')[1])).toEqual(['de', 'checkout', 'checkout']);
  });

  it('keeps its price under its key, and is refused with another content', async () => {
    const memberId = await shop.member();
    const asked = wanted(memberId, 'pack-200', 800);
    const first = await openOrder(shop, asked);
    await shop.buy(memberId, 'basic-month');
    // A pack costs half by now; this one was opened before.
    expect(await openOrder(shop, asked)).toEqual(first);
    expect(await openOrder(shop, { ...asked, sku: 'pack-600' })).toMatchObject({ failure: { reason: 'key-reused' } });
    expect(await openOrder(shop, { ...wanted(memberId, 'pack-200', 800) })).toMatchObject({
      failure: { reason: 'price-changed', cents: 400 },
    });
  });

  it('of a second plan is refused, of a third after the first has ended is not', async () => {
    const memberId = await shop.member();
    const orderId = await shop.buy(memberId, 'basic-month');
    expect(await openOrder(shop, wanted(memberId, 'pro-month', 3999))).toMatchObject({
      failure: { reason: 'plan-runs' },
    });
    await shop.sandbox.end(shop.refOf(orderId));
    const truth = await shop.sandbox.fetch(shop.refOf(orderId));
    if (truth) await shop.purchases.settle(truth, shop.now());
    expect(await openOrder(shop, wanted(memberId, 'pro-month', 3999))).toMatchObject({ ok: true });
  });

  it('of nothing, or where nothing is on sale, is refused', async () => {
    const memberId = await shop.member();
    const unknown = { failure: { reason: 'unknown-sku' } };
    expect(await openOrder(shop, wanted(memberId, 'gold', 1))).toMatchObject(unknown);
    expect(await openOrder({ ...shop, provider: undefined }, wanted(memberId, 'pack-200', 800))).toMatchObject(unknown);
    expect(await listSkus({ ...shop, provider: undefined }, memberId)).toEqual([]);
  });
});

describe('a plan', () => {
  it('counts until it is not renewed for a week, and no longer than asked for where it was cancelled', async () => {
    const [running, ending] = [await shop.member(), await shop.member()];
    await shop.buy(running, 'pro-month');
    const orderId = await shop.buy(ending, 'basic-month');
    await shop.sandbox.cancel(shop.refOf(orderId));
    const truth = await shop.sandbox.fetch(shop.refOf(orderId));
    if (truth) await shop.purchases.settle(truth, shop.now());
    const until = (await planState(shop, running)).plan?.paidUntil ?? 0;
    const at = (now: number) => ({ purchases: shop.purchases, now: () => now });
    expect(await tierOf(at(until + 6 * 86_400_000), running)).toBe('pro');
    expect(await tierOf(at(until + 8 * 86_400_000), running)).toBeNull();
    expect(await tierOf(at(until - 60_000), ending)).toBe('basic');
    expect(await tierOf(at(until + 60_000), ending)).toBeNull();
    expect((await planState(shop, ending)).plan).toMatchObject({ standing: 'ending', nextCreditsAt: null });
    expect(await planState(shop, await shop.member())).toEqual({ plan: null, checkout: 'sandbox' });
  });
});
