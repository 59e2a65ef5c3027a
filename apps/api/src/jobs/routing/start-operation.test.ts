import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { openVendorLine, VENDOR_PRICE, type VendorLine } from '../../testing/routing/vendor-line.ts';

const START = 40;
const PATIENT = { timeout: 30_000, interval: 50 };

let line: VendorLine;
let worker: { close(): Promise<void> } | undefined;
beforeEach(async () => {
  line = await openVendorLine(await testDatabase());
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await line.close();
});

type Ordered = Awaited<ReturnType<VendorLine['orderVendor']>>;

const stateOf = async ({ read }: Ordered) => (await read()).record?.state;
const ended = async (order: Ordered, state: string) => {
  await expect.poll(() => stateOf(order), PATIENT).toBe(state);
  return order.read();
};
/** Closed a moment after its creation has ended. */
const booksOf = ({ id }: Ordered) => line.operations.ofCreation(id);
const untouched = { available: START, held: 0 };

it('starts a clip at its vendor, lets go, and delivers what comes', async () => {
  const vendor = await line.addRoute({}, { pace: { waiting: 300, running: 400 } });
  worker = line.startVendorWorker();
  const order = await line.orderVendor();
  await expect.poll(() => stateOf(order), PATIENT).toBe('running');
  await expect.poll(() => vendor.accepted.length, PATIENT).toBe(1);
  const { available, held, record } = await ended(order, 'ready');
  expect([available, held]).toEqual([START - VENDOR_PRICE, 0]);
  expect(record).toMatchObject({ receipt: { charged: VENDOR_PRICE }, result: { width: 640, seconds: 5 } });
  expect(vendor.accepted).toHaveLength(1);
  await expect.poll(() => booksOf(order), PATIENT).toMatchObject([{ state: 'done', route: 'vidu' }]);
});

it.each([
  ['declined', 'declined', 'declined'],
  ['withheld', 'declined', 'withheld'],
] as const)('ends a clip that is %s, and gives its credits back', async (outcome, state, reason) => {
  const vendor = await line.addRoute();
  vendor.comesTo(outcome);
  worker = line.startVendorWorker();
  const found = await ended(await line.orderVendor(), state);
  expect(found).toMatchObject({ ...untouched, record: { failure: { reason, code: expect.any(String) as string } } });
});

it('goes to the next route where one refuses its key, and to none that costs more than was held', async () => {
  const first = await line.addRoute({ id: 'first', place: 1 });
  const second = await line.addRoute({ id: 'second', place: 2 });
  first.fault({ fault: 'bad-key', on: 'start' });
  worker = line.startVendorWorker();
  const order = await line.orderVendor();
  await ended(order, 'ready');
  expect([first.accepted.length, second.accepted.length]).toEqual([0, 1]);
  await expect
    .poll(() => booksOf(order), PATIENT)
    .toMatchObject([
      { route: 'second', state: 'done' },
      { route: 'first', state: 'failed' },
    ]);
  const cheap = await line.orderVendor({ price: VENDOR_PRICE - 1 });
  expect(await ended(cheap, 'failed')).toMatchObject({ ...untouched, record: { failure: { reason: 'gone' } } });
});

it('never starts twice what may have begun: it ends as uncertain, returned and told', async () => {
  const vendor = await line.addRoute();
  vendor.fault({ fault: 'answer-lost', on: 'start', times: 1 });
  worker = line.startVendorWorker();
  const order = await line.orderVendor();
  expect(await ended(order, 'failed')).toMatchObject({ ...untouched, record: { failure: { reason: 'uncertain' } } });
  expect(vendor.accepted).toHaveLength(1);
  expect(line.said.join('\n')).toContain(`${order.id} uncertain at vidu`);
  expect(await booksOf(order)).toMatchObject([{ state: 'uncertain' }]);
});

it('waits for a vendor that is busy, as long as it says', async () => {
  const vendor = await line.addRoute();
  vendor.fault({ fault: 'busy', on: 'start', times: 1 });
  worker = line.startVendorWorker();
  await ended(await line.orderVendor(), 'ready');
  expect(vendor.accepted).toHaveLength(1);
});

it('spends no more than a route may on one day', async () => {
  const vendor = await line.addRoute({ microUsdADay: 800_000 });
  worker = line.startVendorWorker();
  for (const _ of [1, 2]) await ended(await line.orderVendor(), 'ready');
  expect(await ended(await line.orderVendor(), 'failed')).toMatchObject({
    ...untouched,
    record: { failure: { reason: 'quota' } },
  });
  expect(vendor.accepted).toHaveLength(2);
  await expect.poll(() => line.routes.list(), PATIENT).toMatchObject([{ id: 'vidu', spent: 800_000, running: 0 }]);
});

it('runs no more jobs at once than a route bears', async () => {
  const running = 1500;
  const vendor = await line.addRoute({ parallel: 2 }, { pace: { waiting: 0, running } });
  worker = line.startVendorWorker();
  const orders = await Promise.all([1, 2, 3, 4].map(() => line.orderVendor()));
  for (const order of orders) await ended(order, 'ready');
  const starts = vendor.accepted.map(({ startedAt }) => startedAt);
  // Those that were at the vendor, for certain, when one of them was started.
  const atOnce = starts.map((at) => starts.filter((start) => start <= at && at - start < running).length);
  expect([starts.length, Math.max(...atOnce)]).toEqual([4, 2]);
});

it('leaves a route alone that fails again and again, until it goes well again', async () => {
  const vendor = await line.addRoute();
  vendor.fault({ fault: 'unavailable', on: 'start' });
  worker = line.startVendorWorker();
  const order = await line.orderVendor();
  await expect.poll(async () => (await line.routes.list())[0]?.awayUntil ?? 0, PATIENT).toBeGreaterThan(Date.now());
  const { length } = vendor.seen;
  await sleep(1500);
  expect([vendor.seen.length, await stateOf(order)]).toEqual([length, 'waiting']);
  vendor.clearFaults();
  await line.routes.met('vidu', null);
  await ended(order, 'ready');
  expect(await line.routes.list()).toMatchObject([{ awayUntil: null, awayReason: null }]);
});

it('makes the rest of a batch elsewhere where its first route goes away in the middle', async () => {
  const first = await line.addRoute({ id: 'first', place: 1, source: 'simulated' });
  const second = await line.addRoute({ id: 'second', place: 2, source: 'simulated' });
  worker = line.startVendorWorker({ starts: 1 });
  const order = await line.orderVendor({ count: 4, price: 8 });
  await expect.poll(() => first.accepted.length, PATIENT).toBeGreaterThan(0);
  first.fault({ fault: 'bad-key', on: 'start' });
  const all = async () => (await line.creations.list(order.memberId, { limit: 10 })).creations;
  await expect.poll(async () => (await all()).filter(({ state }) => state === 'ready').length, PATIENT).toBe(4);
  expect(first.accepted.length + second.accepted.length).toBe(4);
  expect(await order.read()).toMatchObject({ available: START - 32, held: 0 });
});
