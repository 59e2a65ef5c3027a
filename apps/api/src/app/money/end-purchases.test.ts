import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { CheckoutUnavailable, type CheckoutProvider } from '../../domain/money/checkout-provider.ts';
import { openShop, type Shop } from '../../testing/money/shop.ts';
import { endPurchases } from './end-purchases.ts';

let database: OpenDatabase;
let shop: Shop;
beforeAll(async () => {
  database = await testDatabase();
  shop = openShop(database);
});
afterAll(() => database.close());

const stateOf = async (orderId: string) => (await shop.purchases.order(orderId))?.state;

it('ends plan and open order of an account that goes, at the service first', async () => {
  const memberId = await shop.member();
  const [open, plan] = [await shop.order(memberId, 'pack-200'), await shop.buy(memberId, 'basic-month')];
  expect(await endPurchases(shop, memberId)).toBe(true);
  expect((await shop.sandbox.fetch(shop.refOf(plan)))?.plan?.state).toBe('ended');
  expect(await shop.purchases.plan(memberId, shop.now())).toBeUndefined();
  expect(await stateOf(open)).toBe('cancelled');
  expect(await shop.purchases.unfinished(memberId)).toEqual([]);
  expect(await endPurchases(shop, memberId)).toBe(true);
});

it('lets the account wait while the service does not answer', async () => {
  const memberId = await shop.member();
  await shop.buy(memberId, 'basic-month');
  const away: CheckoutProvider = { ...shop.provider, end: () => Promise.reject(new CheckoutUnavailable('away')) };
  expect(await endPurchases({ ...shop, provider: away }, memberId)).toBe(false);
  const broken: CheckoutProvider = { ...shop.provider, end: () => Promise.reject(new Error('a bug')) };
  await expect(endPurchases({ ...shop, provider: broken }, memberId)).rejects.toThrow('a bug');
});

it('lets it wait while a service that is set up no more may still charge, and not for a sandbox', async () => {
  const [memberId, other] = [await shop.member(), await shop.member()];
  const orderId = await shop.buy(memberId, 'basic-month');
  expect(await endPurchases({ ...shop, provider: undefined }, memberId)).toBe(true);
  await shop.buy(other, 'basic-month');
  const { db } = database;
  await db.updateTable('checkout_order').set({ checkout: 'stripe' }).where('id', '=', orderId).execute();
  await db.updateTable('subscription').set({ checkout: 'stripe' }).where('order_id', '=', orderId).execute();
  expect(await endPurchases(shop, memberId)).toBe(false);
  expect(await endPurchases({ ...shop, provider: undefined }, memberId)).toBe(false);
});
