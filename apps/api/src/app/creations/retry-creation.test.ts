import { randomUUID } from 'node:crypto';

import { GPU_CREDITS } from '@kinora/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { proPlans } from '../../testing/money/plans.ts';
import { HERE } from './checked-request.ts';
import { retryCreation } from './retry-creation.ts';
import type { SubmitDeps } from './submit-creations.ts';

let line: ClipLine;
let deps: SubmitDeps;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
  deps = {
    ...line,
    plans: proPlans,
    now: Date.now,
    routed: () => HERE,
    isFree: () => true,
    zone: 'UTC',
    gpuCredits: GPU_CREDITS,
    random: () => 0.5,
    digest: (content) => JSON.stringify(content),
  };
});
afterAll(() => line.close());

type Order = Awaited<ReturnType<ClipLine['order']>>;
const retry = ({ memberId, id }: Order, change = {}) =>
  retryCreation(deps, { memberId, id, expected: 8, key: randomUUID(), ...change });

async function aCancelledOne() {
  const order = await line.order();
  await line.creations.cancel(order.memberId, order.id);
  return order;
}

it('makes a new creation with the input of an ended one and a hold of its own', async () => {
  const order = await aCancelledOne();
  const result = await retry(order);
  const { record: old } = await order.read();
  expect(result).toMatchObject({
    ok: true,
    value: { balance: 32, creations: [{ parents: [order.id], state: 'waiting', input: old?.input }] },
  });
  expect(old).toMatchObject({ state: 'cancelled', receipt: { returned: 8 } });
});

it('answers the same key with the same new creation', async () => {
  const order = await aCancelledOne();
  const key = randomUUID();
  const [first, second] = [await retry(order, { key }), await retry(order, { key })];
  expect(second).toEqual(first);
  expect(await order.read()).toMatchObject({ available: 32, held: 8 });
});

it('refuses what still runs, what is unknown, and what is another member’s', async () => {
  const running = await line.order();
  expect(await retry(running)).toEqual({ ok: false, failure: { reason: 'still-running' } });
  const unknown = { ok: false, failure: { reason: 'unknown-creation' } };
  expect(await retry(running, { id: randomUUID() })).toEqual(unknown);
  const other = await line.order();
  expect(await retry(await aCancelledOne(), { memberId: other.memberId })).toEqual(unknown);
});

it('charges today’s price or nothing', async () => {
  const order = await aCancelledOne();
  expect(await retry(order, { expected: 7 })).toMatchObject({
    failure: { reason: 'price-changed', details: { quote: { each: 8, total: 8, balance: 40 } } },
  });
  expect(await order.read()).toMatchObject({ available: 40, held: 0 });
});
