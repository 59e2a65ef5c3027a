import { randomUUID } from 'node:crypto';

import type { CreditFilter } from '@kinora/contracts/money';
import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CreditHistories, CreditMove } from '../../../domain/money/credit-history.ts';
import type { Grant } from '../../../domain/money/ledger.ts';
import type { LedgerUnderTest } from '../../money/ledger-bench.ts';
import { createPostgresCreations } from '../creations/postgres-creations.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { createPostgresQueue } from '../postgres-queue.ts';
import { fillHistory } from '../testing/money/fill-history.ts';
import { testLedger } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresCreditHistory } from './postgres-credit-history.ts';

const DAY = 24 * 3_600_000;
/** Of a member who has used Kinora for years. */
const HOLDS = atNight(20_000, 4000);

let database: OpenDatabase;
let under: LedgerUnderTest;
let histories: CreditHistories;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase();
  under = await testLedger(database);
  histories = createPostgresCreditHistory(database.db);
  listener = await Listener.open(database.url);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

async function aMember(...grants: readonly Partial<Grant>[]) {
  const memberId = await under.newMember();
  await under.ledger.open(memberId);
  for (const given of grants) {
    await under.ledger.grant({ memberId, amount: 20, source: 'plan', event: randomUUID(), scope: 'any', ...given });
  }
  return memberId;
}

const hold = async (memberId: string, amount = 8) => {
  const held = await under.ledger.hold({ memberId, amount, route: 'local', key: randomUUID(), ttlMs: 30 * DAY });
  if (!held.ok) throw new Error(held.failure.reason);
  return held.value.holdId;
};

const movesOf = async (memberId: string, filter: CreditFilter = {}) =>
  (await histories.page(memberId, filter, { limit: 100 })).moves;
const shortOf = ({ kind, change, balance }: CreditMove) => `${kind} ${change} ${balance}`;

async function readAll(memberId: string, filter: CreditFilter = {}) {
  const moves: CreditMove[] = [];
  for await (const some of histories.all(memberId, filter)) moves.push(...some);
  return moves;
}

async function aBatch(memberId: string, prompt: string, count = 2) {
  const creations = createPostgresCreations(database.db);
  await createPostgresQueue(database.db, listener).configure({ name: 'local', maxRunning: 9, memberCap: 9 });
  const order = { model: 'local', mode: 'text', input: { prompt }, price: 8, route: 'local', lane: 'local' } as const;
  const rest = { key: randomUUID(), bodyHash: '', total: 1, parents: [], ttlMs: DAY };
  const submitted = await creations.submit({ ...order, ...rest, memberId, count });
  if (!submitted.ok) throw new Error(submitted.failure.reason);
  return { creations, made: submitted.value.creations };
}

describe('the history', () => {
  it('tells every kind of move once, newest first, with what could be spent afterwards', async () => {
    const event = `payment:${randomUUID()}`;
    const member = await aMember({ event, expiresAt: under.now() + DAY }, { amount: 5, source: 'promotion' });
    await under.ledger.post(await hold(member));
    await under.ledger.void(await hold(member, 2), 'cancelled');
    await under.ledger.revoke(event, 'refund');
    const other = await aMember({ expiresAt: under.now() + DAY });
    expect((await movesOf(member)).map(shortOf)).toEqual([
      'revoked -12 5',
      'returned 2 17',
      'held -2 15',
      'charged 0 17',
      'held -8 17',
      'granted 5 25',
      'granted 20 20',
    ]);
    const [revoked, returned, , charged] = await movesOf(member);
    expect(revoked).toMatchObject({ reason: 'refund', event, lot: { amount: 20, remaining: 0, source: 'plan' } });
    expect(returned).toMatchObject({ reason: 'cancelled', lot: null, creation: null });
    expect(charged).toMatchObject({ reason: null, amount: 8 });
    expect(await readAll(member)).toEqual((await movesOf(member)).toReversed());
    expect((await movesOf(other)).map(shortOf)).toEqual(['granted 20 20']);
  });

  it('shows what has expired as expired, swept or not, and says what the balance says', async () => {
    const member = await aMember({ expiresAt: under.now() + DAY }, { amount: 3, scope: 'local', source: 'start' });
    await under.pass(DAY);
    const [newest] = await movesOf(member);
    expect(newest).toMatchObject({
      kind: 'expired',
      change: -20,
      balance: 3,
      reason: 'expired',
      lot: { remaining: 0 },
    });
    const later = await aMember({ expiresAt: under.now() + DAY }, { amount: 4 });
    await under.pass(DAY);
    expect(await histories.credits(later)).toMatchObject({ available: 4, held: 0, lots: [{ amount: 4 }] });
    expect((await under.ledger.balance(later)).available).toBe(4);
    expect((await movesOf(later))[0]?.balance).toBe(4);
    expect((await readAll(later)).at(-1)?.kind).toBe('expired');
  });

  it('says after a grant what can be spent, without what has expired before it', async () => {
    const member = await aMember({ expiresAt: under.now() + DAY });
    await under.pass(DAY);
    await under.ledger.grant({ memberId: member, amount: 5, source: 'pack', event: randomUUID(), scope: 'any' });
    expect((await movesOf(member)).map(shortOf)).toEqual(['granted 5 5', 'expired -20 0', 'granted 20 20']);
  });

  it('goes page by page to the end, without a gap and without a repetition', async () => {
    const member = await aMember({ amount: 100 });
    for (let count = 0; count < 9; count += 1) await under.ledger.void(await hold(member), 'cancelled');
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await histories.page(member, {}, { cursor, limit: 4 });
      ids.push(...page.moves.map(({ id }) => id));
      cursor = page.next ?? undefined;
      // What comes meanwhile moves nothing.
      await hold(member, 1);
    } while (cursor !== undefined);
    expect(ids).toEqual((await movesOf(member)).map(({ id }) => id).slice(-19));
    expect((await histories.page(member, {}, { cursor: "1' or 1", limit: 1 })).moves[0]?.kind).toBe('held');
  });

  it('is narrowed to kinds and times', async () => {
    const member = await aMember({});
    const begin = under.now();
    await under.pass(1000);
    await hold(member);
    await under.pass(1000);
    await under.ledger.void(await hold(member, 2), 'failed');
    const kinds = async (filter: CreditFilter) => (await movesOf(member, filter)).map(({ kind }) => kind);
    expect(await kinds({ kinds: ['held', 'granted'] })).toEqual(['held', 'held', 'granted']);
    expect(await kinds({ from: begin + 1000 })).toEqual(['returned', 'held', 'held']);
    expect(await kinds({ from: begin + 1000, to: begin + 2000 })).toEqual(['held']);
    expect(await kinds({ to: begin })).toEqual([]);
    expect(await kinds({ to: 8.64e15, from: 0, kinds: ['revoked'] })).toEqual([]);
    expect((await readAll(member, { kinds: ['held'], from: begin + 2000 })).map(shortOf)).toEqual(['held -2 10']);
  });

  it('adds up to the receipts of a batch, whatever became of its clips', async () => {
    const member = await aMember({ amount: 40 });
    const { creations, made } = await aBatch(member, 'a fox', 4);
    for (const { id } of made.slice(0, 2)) await creations.cancel(member, id);
    const receipts = (await creations.ofBatch(member, made[0]?.batchId ?? '')).map(({ receipt }) => receipt);
    const moves = (await movesOf(member)).filter(({ creation }) => creation?.batch === made[0]?.batchId);
    const sumOf = (kind: string) => moves.reduce((sum, move) => sum + (move.kind === kind ? move.amount : 0), 0);
    const total = (part: 'charged' | 'held' | 'returned') => receipts.reduce((sum, receipt) => sum + receipt[part], 0);
    expect([sumOf('held'), sumOf('returned'), sumOf('charged')]).toEqual([32, 16, 0]);
    expect([total('held'), total('returned'), total('charged')]).toEqual([32, 16, 0]);
    const settled = moves.filter(({ kind }) => kind === 'returned').map(({ creation }) => creation?.receipt.returned);
    expect(settled).toEqual([8, 8]);
  });

  it('names the creation that credits were held for, unless it was removed', async () => {
    const member = await aMember({ amount: 40 });
    const { creations, made } = await aBatch(member, `  a fox \n\t and 🦊${'x'.repeat(200)}`);
    const [{ id, batchId } = { id: '', batchId: '' }] = made;
    await creations.cancel(member, id);
    const [returned] = await movesOf(member);
    const receipt = { held: 0, charged: 0, returned: 8, reason: 'cancelled', at: expect.any(Number) };
    expect(returned?.creation).toMatchObject({ id, batch: batchId, model: 'local', mode: 'text', receipt });
    expect(Array.from(returned?.creation?.title ?? '')).toHaveLength(80);
    expect(returned?.creation?.title).toMatch(/^a fox and 🦊x+$/);
    await creations.remove(member, id);
    expect((await movesOf(member))[0]).toMatchObject({ kind: 'returned', creation: null });
  });
});

describe('credits', () => {
  it('are listed in the order in which they are spent', async () => {
    const member = await aMember(
      { amount: 1 },
      { amount: 2, expiresAt: under.now() + 9 * DAY },
      { amount: 3, expiresAt: under.now() + 2 * DAY, source: 'pack' },
      { amount: 4, scope: 'local', source: 'start' },
    );
    await hold(member, 8);
    const { lots, ...sums } = await histories.credits(member);
    expect(sums).toEqual({ available: 2, held: 8, localOnly: 0 });
    expect(lots.map(({ amount, held, source }) => `${amount} ${held} ${source}`)).toEqual([
      '4 4 start',
      '3 3 pack',
      '2 1 plan',
      '1 0 plan',
    ]);
    expect(lots[0]).toMatchObject({ id: expect.any(String), createdAt: under.now(), expiresAt: null });
  });

  it('are none where none ever came', async () => {
    const none = { available: 0, held: 0, localOnly: 0, lots: [] };
    expect(await histories.credits(await under.newMember())).toEqual(none);
  });
});

/** Scans of all moves so far, and moves that were fetched by an index. */
async function costOf(trx: OpenDatabase['db']) {
  const { rows } = await sql<{ scans: number; fetched: number }>`
    select seq_scan as scans, idx_tup_fetch as fetched from pg_stat_xact_user_tables
    where relname = 'transfer'`.execute(trx);
  return rows[0] ?? { scans: Number.NaN, fetched: Number.NaN };
}

/** What reading one page costs. */
const readsOf = (member: string, filter: CreditFilter) =>
  database.db.transaction().execute(async (trx) => {
    const before = await costOf(trx);
    await createPostgresCreditHistory(trx).page(member, filter, { limit: 20 });
    const after = await costOf(trx);
    return { scans: after.scans - before.scans, fetched: after.fetched - before.fetched };
  });

describe('a long history', () => {
  it('is read by the index, however rare a kind is', async () => {
    const member = await under.newMember();
    await fillHistory(database, member, HOLDS);
    const filters: readonly CreditFilter[] = [
      {},
      { kinds: ['granted'] },
      { kinds: ['revoked'] },
      { from: 1, to: 9e12 },
    ];
    for (const filter of filters) {
      const { scans, fetched } = await readsOf(member, filter);
      // At most a page of each kind.
      expect([scans, fetched <= 6 * 21]).toEqual([0, true]);
    }
    const all = await readAll(member);
    expect(all).toHaveLength(2 * HOLDS + 1);
    expect((await under.ledger.books()).breaches).toEqual([]);
    expect(all.every(({ at }, index) => at >= (all[index - 1]?.at ?? 0))).toBe(true);
  }, 60_000);
});
