import { afterEach, beforeEach, expect, it } from 'vitest';

import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { openVendorLine, type VendorLine } from '../../testing/routing/vendor-line.ts';

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
const untouched = { available: START, held: 0 };

it('tries a job that failed at its vendor anew, there or elsewhere, and gives up in the end', async () => {
  const vendor = await line.addRoute();
  vendor.comesTo('fails', 'ready');
  worker = line.startVendorWorker();
  await ended(await line.orderVendor(), 'ready');
  expect(vendor.accepted).toHaveLength(2);
  vendor.comesTo('fails', 'fails', 'fails');
  expect(await ended(await line.orderVendor(), 'failed')).toMatchObject(untouched);
  expect(vendor.accepted).toHaveLength(5);
});

it('asks again where a check is not answered, and never starts anew for it', async () => {
  const vendor = await line.addRoute();
  vendor.fault({ fault: 'server-error', on: 'check', times: 1 });
  worker = line.startVendorWorker();
  await ended(await line.orderVendor(), 'ready');
  expect(vendor.accepted).toHaveLength(1);
});

it.each([
  ['result-forbidden', 'bad-result'],
  ['result-wrong-type', 'bad-result'],
] as const)('takes no result that is %s', async (fault, reason) => {
  const vendor = await line.addRoute();
  vendor.fault({ fault });
  worker = line.startVendorWorker();
  const order = await line.orderVendor();
  expect(await ended(order, 'failed')).toMatchObject({ ...untouched, record: { failure: { reason } } });
});

it('copies a result anew that was cut or whose link had expired', async () => {
  const vendor = await line.addRoute();
  vendor.fault({ fault: 'result-cut', times: 1 });
  vendor.fault({ fault: 'result-expired', times: 1 });
  worker = line.startVendorWorker();
  const order = await line.orderVendor();
  await ended(order, 'ready');
  await expect.poll(() => line.operations.ofCreation(order.id), PATIENT).toMatchObject([{ state: 'done', misses: 2 }]);
});

it('stops a job at its vendor when its member cancels', async () => {
  const vendor = await line.addRoute({}, { pace: { waiting: 600_000 } });
  worker = line.startVendorWorker();
  const order = await line.orderVendor();
  await expect.poll(() => vendor.accepted.length, PATIENT).toBe(1);
  await expect.poll(async () => (await line.operations.ofCreation(order.id))[0]?.state, PATIENT).toBe('open');
  await line.creations.cancel(order.memberId, order.id);
  expect(await ended(order, 'cancelled')).toMatchObject(untouched);
  expect(vendor.accepted[0]?.outcome).toBe('cancelled');
});

it('delivers a result free that comes after its creation has expired', async () => {
  const vendor = await line.addRoute({}, { pace: { running: 600_000 } });
  worker = line.startVendorWorker();
  const order = await line.orderVendor({ ttlMs: 3000 });
  await expect.poll(async () => (await line.operations.ofCreation(order.id))[0]?.state, PATIENT).toBe('open');
  await expect
    .poll(async () => {
      await line.creations.expire();
      return stateOf(order);
    }, PATIENT)
    .toBe('expired');
  expect(await order.read()).toMatchObject(untouched);
  vendor.hurry();
  expect(await ended(order, 'ready')).toMatchObject(untouched);
});

it('asks at once where its vendor says that there is news', async () => {
  const vendor = await line.addRoute({}, { pace: { running: 600_000 } });
  worker = line.startVendorWorker();
  const order = await line.orderVendor();
  await expect.poll(async () => (await line.operations.ofCreation(order.id))[0]?.state, PATIENT).toBe('open');
  await line.db
    .updateTable('operation' as never)
    .set({ check_at: new Date(Date.now() + 3_600_000) } as never)
    .execute();
  vendor.hurry();
  const id = vendor.accepted[0]?.id ?? '';
  expect([await line.operations.wake('vidu', 'another'), await line.operations.wake('vidu', id)]).toEqual([
    false,
    true,
  ]);
  await ended(order, 'ready');
  await expect.poll(() => line.operations.wake('vidu', id), PATIENT).toBe(false);
});

it('keeps a job that runs at its vendor out of the hands of workers, whenever its own has beaten last', async () => {
  const { operations, queue } = line;
  const vendor = await line.addRoute();
  const order = await line.orderVendor();
  const job = await queue.claim({ lane: 'vidu-q1', worker: 'one', leaseMs: 1000 });
  if (!job) throw new Error('it is queued');
  const { lease } = job;
  const begun = await operations.begin(lease, [{ route: 'vidu', microUsd: 1 }]);
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  await operations.open(begun.operation, { id: 'a-task' }, 60_000);
  await queue.beat([lease], -1000);
  expect(await queue.reap()).toBe(0);
  expect(await operations.ofCreation(order.id)).toMatchObject([{ state: 'open' }]);
  expect(vendor.accepted).toEqual([]);
});
