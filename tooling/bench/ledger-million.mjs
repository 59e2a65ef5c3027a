// A million operations on the ledger by many clients at once, in any order: grants, holds, posts, voids, revocations,
// longer lives, wider scopes and expiry. Each answer is checked against what it may be, the books four times. On an
// embedded PostgreSQL that does not wait for the disk. Run it with
// node --conditions=@kinora/source tooling/bench/ledger-million.mjs [operations 1000000] [seed]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { createPostgresLedger } from '../../apps/api/src/adapters/postgres/money/postgres-ledger.ts';
import { newMember } from '../../apps/api/src/adapters/postgres/testing/money/test-ledger.ts';
import { diceFrom, pick } from './campaign/dice.mjs';
import { tell } from './figures.mjs';

const [operations = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const MEMBERS = 200;
const CLIENTS = 10;
const CHECKS = 4;
/** Kept to be settled or revoked later, the oldest forgotten. */
const KEPT = 400;
const HOUR = 3_600_000;
const dice = diceFrom(seed);
const chance = (share) => dice() < share;

function remember(list, value) {
  list.push(value);
  if (list.length > KEPT) list.shift();
}

function expect(answer, allowed, what) {
  if (!allowed.includes(answer)) throw new Error(`${what} was answered with ${answer}`);
}

const aGrant = (members) => ({
  memberId: pick(dice, members),
  // About as much as is spent, held or expires: a member has a handful of open lots, as in life.
  amount: 6 + Math.floor(dice() * 22),
  event: `payment:${randomUUID()}`,
  source: pick(dice, ['plan', 'start']),
  scope: chance(0.7) ? 'any' : 'local',
  ...(chance(0.2) && { expiresAt: Date.now() + 20_000 * dice() }),
});

const moves = {
  grant: async ({ ledger, members, events }) => {
    const fresh = aGrant(members);
    const { ok, failure } = await ledger.grant(fresh);
    expect(ok ? 'granted' : failure, ['granted'], 'a grant');
    remember(events, fresh);
  },
  grantAgain: async ({ ledger, events }) => {
    if (events.length === 0) return;
    const known = pick(dice, events);
    const answer = await ledger.grant(chance(0.5) ? known : { ...known, amount: known.amount + 1 });
    expect(answer.ok ? answer.value.isReplay : answer.failure, [true, 'event-used'], 'the same event');
  },
  hold: async ({ ledger, members, holds }) => {
    const memberId = pick(dice, members);
    const [amount, route] = [1 + Math.floor(dice() * 16), chance(0.5) ? 'local' : 'vendor'];
    const ttlMs = chance(0.02) ? 2000 : HOUR;
    const answer = await ledger.hold({ memberId, amount, route, key: randomUUID(), ttlMs });
    expect(answer.ok ? 'held' : answer.failure.reason, ['held', 'not-enough', 'wrong-scope'], 'a hold');
    if (answer.ok) remember(holds, answer.value.holdId);
  },
  settle: async ({ ledger, holds }) => {
    if (holds.length === 0) return;
    const id = pick(dice, holds);
    const { ok, value, failure } = await (chance(0.6) ? ledger.post(id) : ledger.void(id, 'cancelled'));
    expect(ok ? value : failure, ['posted', 'voided'], 'a settlement');
  },
  revoke: async ({ ledger, events }) => {
    if (events.length === 0) return;
    const { ok, failure } = await ledger.revoke(pick(dice, events).event, 'refund');
    expect(ok ? 'revoked' : failure, ['revoked'], 'a revocation');
  },
  extend: ({ ledger, members }) => ledger.extend(pick(dice, members), 'plan', Date.now() + 30_000 * dice()),
  widen: ({ ledger, members }) => ledger.widen(pick(dice, members), 'start'),
  expire: ({ ledger }) => ledger.expire(),
};

/** How often each is done, of a thousand. */
const SHARES = { grant: 162, grantAgain: 18, hold: 440, settle: 340, revoke: 12, extend: 14, widen: 12, expire: 2 };
const LOT = Object.entries(SHARES).flatMap(([name, share]) => Array.from({ length: share }, () => name));

async function client(books, until) {
  while (books.done < until) {
    books.done += 1;
    const name = pick(dice, LOT);
    books.counts[name] = (books.counts[name] ?? 0) + 1;
    await moves[name](books);
  }
}

async function run(database) {
  const ledger = createPostgresLedger(database.db);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => newMember(database)));
  for (const member of members) await ledger.open(member);
  const books = { ledger, members, holds: [], events: [], done: 0, counts: {} };
  let breaches = [];
  for (let check = 1; check <= CHECKS && breaches.length === 0; check += 1) {
    const [from, start] = [books.done, performance.now()];
    const until = Math.round((operations / CHECKS) * check);
    await Promise.all(Array.from({ length: CLIENTS }, () => client(books, until)));
    const rate = ((books.done - from) / (performance.now() - start)) * 1000;
    ({ breaches } = await ledger.books());
    console.log(`${books.done} operations, ${rate.toFixed(0)} a second, ${breaches.length} broken rules`);
  }
  console.log(JSON.stringify(books.counts));
  for (const { rule, subject, detail } of breaches.slice(0, 10)) console.error(`${rule}: ${subject} ${detail}`);
  tell('broken rules', breaches.length, 0);
}

const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
// Tables that fill in minutes what others fill in years are counted more often, so that their plans fit them.
const settings = ['synchronous_commit=off', 'autovacuum_naptime=5s'];
const postgres = await startEmbeddedPostgres({ home, settings });
const database = await openDatabase(postgres.url, { poolSize: CLIENTS + 2 });
try {
  await run(database);
} finally {
  await database.close();
  await postgres.stop();
  rmSync(home, { recursive: true });
}
