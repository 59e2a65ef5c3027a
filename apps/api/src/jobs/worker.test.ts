import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase } from '../adapters/postgres/testing/test-database.ts';
import { openClipLine, type ClipLine, type WorkerChange } from '../testing/creations/clip-line.ts';
import { createScriptedProvider } from '../testing/creations/scripted-provider.ts';

const PATIENT = { timeout: 10_000, interval: 10 };
type Order = Awaited<ReturnType<ClipLine['order']>>;

let line: ClipLine;
const workers: { close: () => Promise<void> }[] = [];
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});
afterAll(() => line.close());

/** A worker of its own, and the clips it has begun to draw. */
function aWorker(pace: number, change: WorkerChange = {}) {
  const begun: string[] = [];
  const scripted = createScriptedProvider({ folder: line.workFolder, pace });
  const make: typeof scripted.make = (request, context) => {
    begun.push(request.id);
    return scripted.make(request, context);
  };
  const worker = line.startWorker({ ...scripted, make }, change);
  workers.push(worker);
  return { ...worker, begun };
}

const untilBegun = (worker: { begun: readonly string[] }, { id }: Order) =>
  expect.poll(() => worker.begun, PATIENT).toContain(id);
const untilState = ({ read }: Order, state: string) =>
  expect.poll(async () => (await read()).record?.state, PATIENT).toBe(state);
const attemptOf = async ({ id }: Order) =>
  (await line.db.selectFrom('job').select('attempt').where('creation_id', '=', id).executeTakeFirstOrThrow()).attempt;

describe('a worker', () => {
  it('takes what is ordered while it idles at once', async () => {
    const worker = aWorker(0);
    const order = await line.order();
    const start = Date.now();
    await untilBegun(worker, order);
    expect(Date.now() - start).toBeLessThan(5000);
    await untilState(order, 'ready');
  });

  it('that stops gives its clip back untried, and another one delivers it', async () => {
    const first = aWorker(200);
    const order = await line.order();
    await untilBegun(first, order);
    await first.close();
    expect((await order.read()).record).toMatchObject({ state: 'waiting', done: 0 });
    expect(await attemptOf(order)).toBe(0);
    const second = aWorker(0);
    await untilState(order, 'ready');
    expect(second.begun).toEqual([order.id]);
    expect(await order.read()).toMatchObject({ available: 32, held: 0 });
  });

  it('stops what is cancelled, and its member has the credits back', async () => {
    const worker = aWorker(200);
    const order = await line.order();
    await untilBegun(worker, order);
    await line.creations.cancel(order.memberId, order.id);
    await untilState(order, 'cancelled');
    expect(await order.read()).toMatchObject({ available: 40, held: 0 });
  });

  it('that has lost its lease changes nothing', async () => {
    const first = aWorker(100, { leaseMs: 1200 });
    const order = await line.order();
    await untilBegun(first, order);
    await sql`update job set lease_until = clock_timestamp() - interval '1 second' where creation_id = ${order.id}`.execute(
      line.db,
    );
    expect(await line.queue.reap()).toBe(1);
    const second = aWorker(150);
    await untilBegun(second, order);
    await first.close();
    expect(await attemptOf(order)).toBe(2);
    expect((await order.read()).record?.state).toBe('running');
    await untilState(order, 'ready');
    expect(await order.read()).toMatchObject({ available: 32, held: 0, record: { receipt: { charged: 8 } } });
  });

  it('whose disk breaks loses nothing: another one delivers the clip', async () => {
    const broken = { ...line.storage, put: () => Promise.reject(new Error('no such disk')) };
    const worker = aWorker(0, { storage: broken });
    const order = await line.order();
    await expect.poll(() => worker.said, PATIENT).toContain('a job broke: no such disk');
    expect(await order.read()).toMatchObject({ available: 32, held: 8, record: { state: 'running' } });
    await worker.close();
    aWorker(0);
    await untilState(order, 'ready');
  });
});

it('keeps the books whole through all of this', async () => {
  expect((await line.ledger.books()).breaches).toEqual([]);
});
