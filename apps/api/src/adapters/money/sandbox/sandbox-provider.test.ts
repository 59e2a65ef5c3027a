import { afterAll, beforeAll, expect, it } from 'vitest';

import { addMonths } from '../../../domain/money/plan-months.ts';
import type { OpenDatabase } from '../../postgres/database.ts';
import { testDatabase } from '../../postgres/testing/test-database.ts';
import { describeCheckout, type CheckoutUnderTest } from '../checkout-conformance.ts';
import { createSandbox, SANDBOX_HEADER } from './sandbox-provider.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let time = Date.UTC(2026, 10, 22, 8);
const sandboxNow = () => createSandbox({ db: database.db, secret: 'secret of this server', now: () => time });

function underTest(): Promise<CheckoutUnderTest> {
  const sandbox = sandboxNow();
  return Promise.resolve({
    provider: sandbox,
    pay: async (ref) => void (await sandbox.answer(ref, 'paid')),
    renew: async (ref) => void (await sandbox.turn(ref, 'renew')),
    failRenewal: async (ref) => void (await sandbox.turn(ref, 'fail-renewal')),
    dispute: async (ref) => void (await sandbox.turn(ref, 'dispute')),
    async hooks() {
      const events = await database.db.selectFrom('sandbox_event').select('id').execute();
      const hooks = await Promise.all(events.map(({ id }) => sandbox.hook(id)));
      return hooks.flatMap((hook) =>
        hook ? [{ body: Buffer.from(hook.body), headers: { [SANDBOX_HEADER]: hook.header } }] : [],
      );
    },
    now: () => time,
  });
}

describeCheckout('the sandbox', underTest);

const order = (id: string) => ({
  id,
  sku: 'basic-month',
  cents: 1599,
  period: 'month' as const,
  email: '',
  customer: null,
  returnUrl: 'http://127.0.0.1:4000/',
});

it('lets time pass by itself: plans renew, and orders that nobody pays expire', async () => {
  const sandbox = sandboxNow();
  const start = time;
  const [paid, left] = ['paid-order', 'left-order'].map((orderId) => ({ orderId, externalId: null, planId: null }));
  await sandbox.start(order('paid-order'));
  await sandbox.start(order('left-order'));
  if (!paid || !left) throw new Error('no orders');
  await sandbox.answer(paid, 'paid');
  time = addMonths(start, 3) + 1;
  expect((await sandbox.fetch(paid))?.payments).toHaveLength(4);
  expect((await sandbox.fetch(left))?.state).toBe('expired');
  await sandbox.cancel(paid);
  time = addMonths(start, 5);
  expect((await sandbox.fetch(paid))?.plan?.state).toBe('ended');
  expect((await sandbox.fetch(paid))?.payments).toHaveLength(4);
});

it('sells without reading what our own books say', async () => {
  const sandbox = sandboxNow();
  await sandbox.start(order('an-order-of-nobody'));
  expect(await database.db.selectFrom('checkout_order').selectAll().execute()).toEqual([]);
  expect(await sandbox.answer({ orderId: 'an-order-of-nobody', externalId: null, planId: null }, 'paid')).toBe(true);
});
