import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { followPurchase } from '../../../app/money/follow-purchase.ts';
import type { CreationRecord } from '../../../domain/creations/creation.ts';
import type { Job } from '../../../domain/queue.ts';
import { crashingDatabase, type CrashPoint } from '../../../testing/crashing-database.ts';
import { openShop } from '../../../testing/money/shop.ts';
import { aClip, creationBench, PRICE, type CreationBench } from '../../creations/creation-bench.ts';
import { createVault } from '../../vault.ts';
import { createPostgresCreationFeed } from '../creations/postgres-creation-feed.ts';
import { createPostgresCreations } from '../creations/postgres-creations.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { createPostgresQueue } from '../postgres-queue.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresPurchases } from './postgres-purchases.ts';

const PACK = { sku: 'pack-600', credits: 600 };
/** Far beyond the last statement; the test says when it is reached. */
const STATEMENTS = 60;
/** At night at every statement; otherwise at some of them, those around the commit included. */
const STEP = process.env.KINORA_NIGHTLY === undefined ? 9 : 1;

let database: OpenDatabase;
let listener: Listener;
let shop: ReturnType<typeof openShop>;
let bench: CreationBench;
beforeAll(async () => {
  database = await testDatabase();
  listener = await Listener.open(database.url);
  shop = openShop(database);
  bench = await creationBench({
    creations: createPostgresCreations(database.db),
    feed: createPostgresCreationFeed(database.db, listener),
    queue: createPostgresQueue(database.db, listener),
    ledger: shop.ledger,
    newMember: () => shop.member(),
  });
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

interface Scene {
  readonly memberId: string;
  readonly orderId: string;
  readonly lane: string;
  readonly waiting: readonly CreationRecord[];
  readonly jobs: readonly Job[];
}

/** A member who has bought a pack, with some clips that run and some that wait on its credits. */
async function scene({ running, waiting }: { running: number; waiting: number }): Promise<Scene> {
  const memberId = await shop.member();
  const orderId = await shop.buy(memberId, PACK.sku);
  const lane = await bench.aLane();
  const create = async (count: number) => (count === 0 ? [] : bench.create(memberId, { count, lane }));
  await create(running);
  const jobs: Job[] = [];
  for (let one = 0; one < running; one += 1) jobs.push(await bench.claim(lane, 60_000));
  for (const { lease } of jobs) await bench.creations.begin(lease);
  const made: CreationRecord[] = [];
  for (let left = waiting; left > 0; left -= 20) made.push(...(await create(Math.min(20, left))));
  return { memberId, orderId, lane, waiting: made, jobs };
}

const turned = ({ orderId }: Scene, turn: 'dispute' | 'refund') => shop.sandbox.turn(shop.refOf(orderId), turn);
const follow = ({ orderId }: Scene) => followPurchase(shop, shop.refOf(orderId));

async function operatorBears() {
  const { breaches, sums } = await shop.ledger.books();
  expect(breaches).toEqual([]);
  return sums.operator ?? 0;
}

const paymentOf = ({ orderId }: Scene) =>
  database.db.selectFrom('payment').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();

/** How many clips of the member are in each state, with the reason that their receipts tell. */
async function told({ memberId }: Scene) {
  const { creations } = await bench.creations.list(memberId, { limit: 100 });
  const counts: Record<string, number> = {};
  for (const { state, receipt } of creations) {
    const word = [state, receipt.reason].filter((one) => one !== null).join(' ');
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

describe('S35: a refund while clips are held', () => {
  it.each(['refund', 'dispute'] as const)(
    'cancels 60 that wait and says why, lets 2 finish, and writes to the operator what they cost: %s',
    async (reason) => {
      const it60 = await scene({ running: 2, waiting: 60 });
      const before = await operatorBears();
      await turned(it60, reason);
      await follow(it60);
      expect(await told(it60)).toEqual({ [`cancelled ${reason}`]: 60, running: 2 });
      expect(await shop.ledger.balance(it60.memberId)).toMatchObject({ available: 0, held: 2 * PRICE });
      expect(await operatorBears()).toBe(before);
      for (const { lease } of it60.jobs) expect(await bench.creations.deliver(lease, aClip())).toBe('delivered');
      expect(await told(it60)).toEqual({ [`cancelled ${reason}`]: 60, ready: 2 });
      expect(await shop.ledger.balance(it60.memberId)).toMatchObject({ available: 0, held: 0 });
      expect(await operatorBears()).toBe(before + 2 * PRICE);
      expect(await bench.queue.claim({ lane: it60.lane, worker: 'w', leaseMs: 1000 })).toBeUndefined();
    },
  );

  it('lets clips go on that other credits pay for', async () => {
    const mine = await scene({ running: 0, waiting: 3 });
    await shop.buy(mine.memberId, 'pack-200');
    const others = await bench.create(mine.memberId, { count: 20, lane: mine.lane });
    // The older pack still pays for these.
    expect(others).toHaveLength(20);
    const second = await scene({ running: 0, waiting: 2 });
    await turned(mine, 'refund');
    await follow(mine);
    expect(await told(mine)).toEqual({ 'cancelled refund': 23 });
    expect(await shop.available(mine.memberId)).toBe(200);
    expect(await told(second)).toEqual({ waiting: 2 });
  });

  it('begins none of them afterwards, and finishes one whose worker was lost', async () => {
    const one = await scene({ running: 1, waiting: 1 });
    const claimed = await bench.claim(one.lane, 60_000);
    await turned(one, 'refund');
    // Killed right after the books were settled: nobody has called anything off yet.
    await shop.ledger.revoke(`payment:${(await paymentOf(one)).id}`, 'refund');
    expect(await bench.creations.begin(claimed.lease)).toBeUndefined();
    expect(await bench.queue.finish(claimed.lease)).toBe(false);
    expect(await told(one)).toEqual({ 'cancelled refund': 1, running: 1 });
    const [running] = one.jobs;
    if (running) await bench.queue.release(running.lease);
    expect(await bench.creations.cancelUnpaid()).toBe(0);
    const again = await bench.claim(one.lane);
    expect(await bench.creations.begin(again.lease)).toMatchObject({ state: 'running' });
    expect(await bench.creations.deliver(again.lease, aClip())).toBe('delivered');
    expect(await told(one)).toEqual({ 'cancelled refund': 1, ready: 1 });
  });
});

/** A refund whose server is killed at this point, then followed again or left to the chore. False where it was not killed. */
async function killedAt(point: CrashPoint): Promise<boolean> {
  const mine = await scene({ running: 1, waiting: 3 });
  const before = await operatorBears();
  await turned(mine, 'refund');
  const crashing = crashingDatabase(database.url, point);
  const vault = createVault([randomBytes(32).toString('base64url')]);
  const purchases = createPostgresPurchases(crashing.db, vault, 'sandbox');
  const end = await followPurchase({ ...shop, purchases }, shop.refOf(mine.orderId)).then(() => 'done', String);
  const wasKilled = crashing.wasKilled();
  await crashing.close();
  expect(end).toBe(wasKilled ? 'Error: killed' : 'done');
  // The books are right in the middle, too.
  expect(await operatorBears()).toBe(before);
  const isSettled = (await shop.available(mine.memberId)) === 0;
  if (isSettled) await bench.creations.cancelUnpaid();
  else await follow(mine);
  expect(await told(mine), `${point.moment} statement ${point.statement}`).toEqual({
    'cancelled refund': 3,
    running: 1,
  });
  expect(await shop.ledger.balance(mine.memberId)).toMatchObject({ available: 0, held: PRICE });
  for (const { lease } of mine.jobs) await bench.creations.deliver(lease, aClip());
  expect(await operatorBears()).toBe(before + PRICE);
  return wasKilled;
}

describe.each(['before', 'after'] as const)('a server that is killed %s any statement of a refund', (moment) => {
  it('takes everything back once, and cancels what waits', async () => {
    let statement = 1;
    while (statement < STATEMENTS && (await killedAt({ statement, moment }))) statement += STEP;
    expect(statement).toBeGreaterThan(10);
    expect(statement).toBeLessThan(STATEMENTS);
  }, 120_000);
});
