import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { followPurchase } from '../../../app/money/follow-purchase.ts';
import { openShop, type Shop } from '../../../testing/money/shop.ts';
import type { OpenDatabase } from '../database.ts';
import { testDatabase } from '../testing/test-database.ts';

let database: OpenDatabase;
let shop: Shop;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 12 });
  shop = openShop(database);
});
afterAll(() => database.close());

const rest = async () => (await shop.ledger.books()).breaches;

it('a payment that many hear of at once brings its credits once', async () => {
  const memberId = await shop.member();
  const ref = shop.refOf(await shop.order(memberId, 'basic-year'));
  await shop.sandbox.answer(ref, 'paid');
  await Promise.all(Array.from({ length: atNight(50, 12) }, () => followPurchase(shop, ref)));
  expect(await shop.available(memberId)).toBe(500);
  expect((await shop.purchases.payments(memberId, { limit: 5 })).payments).toHaveLength(1);
  const mails = await database.db.selectFrom('mail').select('id').where('key', 'like', 'receipt:%').execute();
  expect(mails).toHaveLength(1);
  expect(await rest()).toEqual([]);
});

it('of two plans that are paid at the same moment one runs and one is paid back', async () => {
  for (let round = 0; round < atNight(10, 2); round += 1) {
    const memberId = await shop.member();
    const refs = [await shop.order(memberId, 'basic-month'), await shop.order(memberId, 'pro-month')].map(shop.refOf);
    for (const ref of refs) await shop.sandbox.answer(ref, 'paid');
    // The loser may be refused by the database; the queue asks again.
    await Promise.allSettled(refs.flatMap((ref) => [followPurchase(shop, ref), followPurchase(shop, ref)]));
    for (const ref of refs) await followPurchase(shop, ref);
    const { payments } = await shop.purchases.payments(memberId, { limit: 5 });
    expect(payments.map(({ state }) => state).toSorted()).toEqual(['paid', 'refunded']);
    const plan = await shop.purchases.plan(memberId, shop.now());
    const kept = payments.find(({ state }) => state === 'paid');
    expect(plan?.sku).toBe(kept?.sku);
    expect(await shop.available(memberId)).toBe(plan?.sku === 'pro-month' ? 1300 : 500);
  }
  expect(await rest()).toEqual([]);
});

it('a refund that crosses a renewal leaves what the service says', async () => {
  const memberId = await shop.member();
  const ref = shop.refOf(await shop.buy(memberId, 'basic-month'));
  const follow = () => followPurchase(shop, ref);
  const turns = (['renew', 'refund'] as const).map((turn) => shop.sandbox.turn(ref, turn));
  await Promise.all([...turns, follow(), follow(), follow()]);
  await follow();
  const truth = await shop.sandbox.fetch(ref);
  const { payments } = await shop.purchases.payments(memberId, { limit: 5 });
  expect(payments.map(({ externalId, state }) => `${externalId} ${state}`).toSorted()).toEqual(
    truth?.payments.map(({ id, state }) => `${id} ${state}`).toSorted(),
  );
  const paid = payments.filter(({ state }) => state === 'paid').length;
  expect(await shop.available(memberId)).toBe(500 * paid);
  expect(await rest()).toEqual([]);
});

it('an older answer that is written at the same moment never wins over a newer one', async () => {
  const memberId = await shop.member();
  const ref = shop.refOf(await shop.buy(memberId, 'basic-month'));
  const truth = await shop.sandbox.fetch(ref);
  if (!truth?.plan) throw new Error('no plan');
  const { plan } = truth;
  for (let round = 1; round <= 60; round += 1) {
    const asOf = truth.asOf + 10 * round;
    const isEnding = round % 2 === 0;
    const newer = { ...truth, asOf: asOf + 1, plan: { ...plan, isEnding } };
    const older = { ...truth, asOf, plan: { ...plan, isEnding: !isEnding } };
    await Promise.all([older, newer, older].map((one) => shop.purchases.settle(one, shop.now())));
    expect((await shop.purchases.plan(memberId, shop.now()))?.standing).toBe(isEnding ? 'ending' : 'active');
  }
});
