import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aClip, creationBench, PRICE, type CreationBench } from '../../creations/creation-bench.ts';
import { connectionTo } from '../connection.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { creationsUnderTest } from '../testing/creations/creations-under-test.ts';
import { testDatabase } from '../testing/test-database.ts';

let database: OpenDatabase;
let listener: Listener;
let bench: CreationBench;
beforeAll(async () => {
  database = await testDatabase();
  listener = await Listener.open(database.url);
  bench = await creationBench(creationsUnderTest(database, listener));
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

const waiters = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]?.count ?? 0;
};

type Act<Value> = () => Promise<Value>;

/** Both at once, in this order: the job of a creation is held until both wait for it; the first to wait goes first. */
async function inOrder<One, Other>(creationId: string, one: Act<One>, other: Act<Other>) {
  const holder = new Client(connectionTo(database.url));
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from job where creation_id = $1 for update', [creationId]);
  const first = one();
  await expect.poll(waiters, { interval: 5 }).toBe(1);
  const second = other();
  await expect.poll(waiters, { interval: 5 }).toBe(2);
  await holder.query('commit');
  const told = [await first, await second] as const;
  await holder.end();
  return told;
}

async function scene() {
  const memberId = await bench.aMember();
  const { id, job } = await bench.running(memberId);
  return {
    memberId,
    id,
    deliver: () => bench.creations.deliver(job.lease, aClip()),
    cancel: async () => {
      const answer = await bench.creations.cancel(memberId, id);
      return answer.ok ? 'cancelled' : answer.failure;
    },
  };
}

async function outcome({ id, memberId }: { readonly id: string; readonly memberId: string }) {
  const { available, held } = await bench.ledger.balance(memberId);
  const { receipt, result, state } = await bench.read(memberId, id);
  expect((await bench.ledger.books()).breaches).toEqual([]);
  expect(held).toBe(0);
  return { state, spent: 100 - available, charged: receipt.charged, hasClip: result !== null };
}

describe('a clip that is finished and cancelled at once', () => {
  it('is there and charged where the worker was first', async () => {
    const clip = await scene();
    expect(await inOrder(clip.id, clip.deliver, clip.cancel)).toEqual(['delivered', 'already-ended']);
    expect(await outcome(clip)).toEqual({ state: 'ready', spent: PRICE, charged: PRICE, hasClip: true });
  });

  it('is not there and free where its member was first', async () => {
    const clip = await scene();
    expect(await inOrder(clip.id, clip.cancel, clip.deliver)).toEqual(['cancelled', 'stale']);
    expect(await outcome(clip)).toEqual({ state: 'cancelled', spent: 0, charged: 0, hasClip: false });
  });
});

/** A clip that a worker has claimed, and how its credits are taken back. */
async function unpaid() {
  const memberId = await bench.aMember();
  const lane = await bench.aLane();
  const [{ id } = { id: '' }] = await bench.create(memberId, { lane });
  const job = await bench.claim(lane);
  const revoke = () =>
    sql`
      select ledger_revoke(source_event, 'refund') from lot where member_id = ${memberId}`.execute(database.db);
  const begin = async () => (await bench.creations.begin(job.lease)) !== undefined;
  return { memberId, id, job, revoke, begin, cancelUnpaid: () => bench.creations.cancelUnpaid() };
}

describe('a clip that is begun and called off with a refund at once', () => {
  it('is called off once, whoever is first, when its credits are gone', async () => {
    for (const isWorkerFirst of [true, false]) {
      const clip = await unpaid();
      await clip.revoke();
      const begun = isWorkerFirst
        ? (await inOrder(clip.id, clip.begin, clip.cancelUnpaid))[0]
        : (await inOrder(clip.id, clip.cancelUnpaid, clip.begin))[1];
      expect(begun).toBe(false);
      expect((await bench.read(clip.memberId, clip.id)).receipt).toMatchObject({ returned: PRICE, reason: 'refund' });
      expect((await bench.ledger.books()).breaches).toEqual([]);
    }
  });

  it('is finished and charged when it had begun before', async () => {
    const clip = await unpaid();
    expect(await clip.begin()).toBe(true);
    await clip.revoke();
    expect(await clip.cancelUnpaid()).toBe(0);
    expect(await bench.creations.deliver(clip.job.lease, aClip())).toBe('delivered');
    expect((await bench.read(clip.memberId, clip.id)).receipt).toMatchObject({ charged: PRICE, reason: null });
    expect((await bench.ledger.books()).breaches).toEqual([]);
  });
});
