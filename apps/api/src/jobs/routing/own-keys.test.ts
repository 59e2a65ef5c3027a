import type { Simulator } from '@kinora/video-providers/simulators';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { ownRouteId } from '../../domain/routing/own-keys.ts';
import { openVendorLine, type VendorLine } from '../../testing/routing/vendor-line.ts';

const START = 40;
const PATIENT = { timeout: 30_000, interval: 50 };
const FREE = { available: START, held: 0 };

let line: VendorLine;
let worker: { close(): Promise<void> } | undefined;
/** Where own keys of the vendor lead in these tests. */
let vendor: Simulator;
beforeEach(async () => {
  line = await openVendorLine(await testDatabase());
  vendor = await line.addRoute({ id: 'simulated-vidu', source: 'simulated' });
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await line.close();
});

/** A member with a key, who has ordered `count` clips with it. */
async function orderedWithKey({ count = 1, key = vendor.key } = {}) {
  const first = await line.orderVendor();
  const { memberId } = first;
  await line.creations.cancel(memberId, first.id);
  await line.ownKeys.save(memberId, 'vidu', key);
  const order = { ...line.anOrderFor(memberId), count, price: 0, ownRoute: ownRouteId(memberId, 'vidu') };
  const submitted = await line.creations.submit(order);
  if (!submitted.ok) throw new Error(submitted.failure.reason);
  return { memberId, ids: submitted.value.creations.map(({ id }) => id), read: first.read };
}

const statesOf = async ({ ids, memberId }: { ids: readonly string[]; memberId: string }) =>
  Promise.all(ids.map(async (id) => (await line.creations.find(memberId, id))?.state));

const sorted = async (order: Parameters<typeof statesOf>[0]) => (await statesOf(order)).map(String).toSorted();

it('makes a clip with the member’s own key, at no price', async () => {
  const order = await orderedWithKey();
  worker = line.startVendorWorker();
  await expect.poll(() => statesOf(order), PATIENT).toEqual(['ready']);
  const record = await line.creations.find(order.memberId, order.ids[0] ?? '');
  expect(record).toMatchObject({ ownKey: 'vidu', price: 0, receipt: { held: 0, charged: 0, returned: 0 } });
  expect(await order.read()).toMatchObject(FREE);
  expect((await line.ownKeys.list(order.memberId))[0]).toMatchObject({ provider: 'vidu', hint: 'ated', used: 1 });
  expect((await line.ledger.books()).breaches).toEqual([]);
});

it('never goes to a route of the operator’s instead', async () => {
  const operators = await line.addRoute({ id: 'vidu', place: 1 });
  const order = await orderedWithKey({ key: 'another key' });
  worker = line.startVendorWorker();
  await expect.poll(() => statesOf(order), PATIENT).toEqual(['failed']);
  const record = await line.creations.find(order.memberId, order.ids[0] ?? '');
  expect(record?.failure).toMatchObject({ reason: 'key-refused' });
  expect([operators.accepted, vendor.accepted]).toEqual([[], []]);
});

it('has two clips at once and lets the others wait', async () => {
  vendor.pace.running = 400;
  const order = await orderedWithKey({ count: 5 });
  worker = line.startVendorWorker();
  let most = 0;
  const count = async () => {
    const states = await statesOf(order);
    const open = await line.db.selectFrom('operation').select('id').where('ended_at', 'is', null).execute();
    most = Math.max(most, open.length);
    return states;
  };
  await expect.poll(count, PATIENT).toEqual(['ready', 'ready', 'ready', 'ready', 'ready']);
  expect(most).toBe(2);
  expect(vendor.accepted).toHaveLength(5);
});

it('starts no more a day than it may, whoever asks', async () => {
  const order = await orderedWithKey({ count: 3 });
  await line.db.updateTable('route').set({ starts_a_day: 2 }).where('member_id', '=', order.memberId).execute();
  worker = line.startVendorWorker();
  await expect.poll(() => sorted(order), PATIENT).toEqual(['failed', 'ready', 'ready']);
  expect(vendor.accepted).toHaveLength(2);
});

it('starts nothing with a key that was removed, and finishes what runs', async () => {
  vendor.pace.running = 60_000;
  const order = await orderedWithKey({ count: 3 });
  worker = line.startVendorWorker();
  await expect.poll(() => vendor.accepted.length, PATIENT).toBe(2);
  expect(await line.ownKeys.remove(order.memberId, 'vidu')).toBe(true);
  expect(await line.ownKeys.list(order.memberId)).toEqual([]);
  await expect.poll(async () => (await statesOf(order)).filter((state) => state === 'failed'), PATIENT).toHaveLength(1);
  vendor.hurry();
  await expect.poll(() => sorted(order), PATIENT).toEqual(['failed', 'ready', 'ready']);
  await expect.poll(() => line.routes.forgetKeys(), PATIENT).toBe(1);
  expect(await line.routes.secretsOf(ownRouteId(order.memberId, 'vidu'))).toBeNull();
});
