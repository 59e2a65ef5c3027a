import { randomUUID } from 'node:crypto';

import { fail } from '@kinora/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { openShop, type Shop } from '../../testing/money/shop.ts';
import { changePlan, previewPlan, withPlan } from './change-plan.ts';

const DAY = 86_400_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function aMember(shop: Shop, sku: string) {
  const memberId = await shop.member();
  await shop.buy(memberId, sku);
  const ask = (to: string, expectedCents: number, key: string = randomUUID()) => ({
    memberId,
    sku: to,
    expectedCents,
    key,
  });
  return { memberId, ask, see: (to: string) => previewPlan(shop, { memberId, sku: to }) };
}

it('is paid at the price that was seen, also when that has just changed', async () => {
  const shop = openShop(database);
  const { ask, memberId, see } = await aMember(shop, 'basic-month');
  shop.pass(10 * DAY);
  const seen = await see('pro-month');
  if (!seen.ok) throw new Error(seen.failure.reason);
  const { dueCents } = seen.value;
  expect(dueCents).toBeGreaterThan(2400);
  shop.pass(600_000);
  expect(await changePlan(shop, ask('pro-month', dueCents))).toMatchObject({ ok: true });
  expect((await shop.purchases.payments(memberId, { limit: 5 })).payments[0]).toMatchObject({ cents: dueCents });
  const before = await shop.available(memberId);
  expect(before).toBe(500 + seen.value.credits);
});

it('is refused at a price of an hour ago', async () => {
  const shop = openShop(database);
  const { ask, see } = await aMember(shop, 'basic-month');
  const seen = await see('pro-month');
  if (!seen.ok) throw new Error(seen.failure.reason);
  shop.pass(DAY);
  const now = await see('pro-month');
  expect(await changePlan(shop, ask('pro-month', seen.value.dueCents))).toMatchObject({
    failure: { reason: 'price-changed', cents: now.ok && now.value.dueCents },
  });
});

it('stays as it is where the card is refused, and can be tried again', async () => {
  const shop = openShop(database);
  const { ask, memberId } = await aMember(shop, 'basic-month');
  const refusing = { ...shop.provider, changePlan: () => Promise.resolve(fail('payment-failed' as const)) };
  expect(await changePlan({ ...shop, provider: refusing }, ask('pro-month', 2400))).toMatchObject({
    failure: { reason: 'payment-failed' },
  });
  expect((await shop.purchases.plan(memberId, shop.now()))?.sku).toBe('basic-month');
  expect(await changePlan(shop, ask('pro-month', 2400))).toMatchObject({ ok: true });
});

it.each([
  ['gold', 'unknown-sku'],
  ['pack-200', 'unknown-sku'],
  ['basic-month', 'same-plan'],
])('to %s is refused as %s', async (sku, reason) => {
  const { ask, see } = await aMember(openShop(database), 'basic-month');
  expect(await see(sku)).toMatchObject({ failure: { reason } });
  expect(await changePlan(openShop(database), ask(sku, 0))).toMatchObject({ failure: { reason } });
});

it('needs a plan, and a payment service', async () => {
  const shop = openShop(database);
  const memberId = await shop.member();
  expect(await previewPlan(shop, { memberId, sku: 'pro-month' })).toMatchObject({ failure: { reason: 'no-plan' } });
  const one = await aMember(shop, 'basic-month');
  const closed = { ...shop, provider: undefined };
  expect(await changePlan(closed, one.ask('pro-month', 2400))).toMatchObject({ failure: { reason: 'no-plan' } });
  expect(await withPlan(closed, one.memberId, () => Promise.resolve(null))).toMatchObject({ failure: 'no-plan' });
});
