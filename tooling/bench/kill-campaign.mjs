// Nothing is lost and nothing done twice while everything dies: workers, servers and the database are killed (SIGKILL)
// again and again while members go on ordering clips. Afterwards every creation must have ended within 60 s, with its
// credits charged or returned, and the books must be right. Run it with
// node --conditions=@kinora/source tooling/bench/kill-campaign.mjs [workers 200] [servers 50] [databases 20] [seed]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { freePort } from '../../apps/api/src/adapters/postgres/embedded/free-port.ts';
import { createPostgresSessions } from '../../apps/api/src/adapters/postgres/identity/postgres-sessions.ts';
import { createPostgresLedger } from '../../apps/api/src/adapters/postgres/money/postgres-ledger.ts';
import { createDiskStorage } from '../../apps/api/src/adapters/storage/disk-storage.ts';
import { keepOrdering } from './campaign/crowd.mjs';
import { diceFrom } from './campaign/dice.mjs';
import { databaseTarget, killAtRandom, startServer, startWorker } from './campaign/kill-targets.mjs';
import { judge, untilEnded } from './campaign/verdict.mjs';
import { tell } from './figures.mjs';

const MEMBERS = 3;
const WORKERS = 2;
const RECOVERY_SECONDS = 60;
const [workers = 200, servers = 50, databases = 20, seed = 1] = process.argv.slice(2).map(Number);

/** Several clips at once come with a plan: one that is paid for a month. */
async function givePlan(db, memberId) {
  const [from, until] = [new Date(), new Date(Date.now() + 30 * 24 * 3_600_000)];
  const bought = { member_id: memberId, checkout: 'sandbox', sku: 'pro-month', external_id: randomUUID() };
  const order = { ...bought, key: randomUUID(), cents: 3000, state: 'paid', ended_at: from, check_at: null };
  const { id } = await db.insertInto('checkout_order').values(order).returning('id').executeTakeFirstOrThrow();
  const paid = { standing: 'active', paid_from: from, paid_until: until, started_at: from, as_of: from };
  await db
    .insertInto('subscription')
    .values({ ...bought, ...paid, order_id: id })
    .execute();
}

async function aMember({ db, ledger, sessions }) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await db.insertInto('member').values({ email }).returning('id').executeTakeFirstOrThrow();
  await ledger.open(id);
  await givePlan(db, id);
  await ledger.grant({ memberId: id, amount: 1_000_000, source: 'operator', event: randomUUID(), scope: 'any' });
  return sessions.open({ kind: 'member', id }, null);
}

/** A line every half minute: this takes its time. */
function watch(counts) {
  const say = () => console.log(`killed so far: ${JSON.stringify(counts)}`);
  const timer = setInterval(say, 30_000);
  return () => clearInterval(timer);
}

async function kill({ fleet, server, database }, dice) {
  const counts = { worker: 0, server: 0, database: 0 };
  const told = (kind) => (counts[kind] += 1);
  const failed = new AbortController();
  const stopWatching = watch(counts);
  const run = (target, kind, kills) => killAtRandom(target, { kind, kills, dice, told, signal: failed.signal });
  const each = Math.ceil(workers / fleet.length);
  try {
    await Promise.all([
      ...fleet.map((worker) => run(worker, 'worker', each)),
      run(server, 'server', servers),
      run(database, 'database', databases),
    ]);
  } finally {
    failed.abort();
    stopWatching();
  }
  return counts;
}

async function campaign({ home, postgres, opened }) {
  const { db } = opened;
  const parts = { db, ledger: createPostgresLedger(db), sessions: createPostgresSessions(db) };
  const dice = diceFrom(seed);
  const port = await freePort();
  const server = await startServer({ home, url: postgres.url, port });
  const fleet = await Promise.all(Array.from({ length: WORKERS }, () => startWorker({ home, url: postgres.url })));
  const tokens = await Promise.all(Array.from({ length: MEMBERS }, () => aMember(parts)));
  const isThere = () =>
    db
      .selectFrom('lane')
      .select('name')
      .execute()
      .then(
        () => true,
        () => false,
      );
  const [closing, giveUp] = [new AbortController(), new AbortController()];
  const base = `http://127.0.0.1:${port}`;
  const crowd = tokens.map((token) =>
    keepOrdering({ base, token }, { dice, signal: closing.signal, patience: giveUp.signal }),
  );
  try {
    const start = performance.now();
    const killing = kill({ fleet, server, database: databaseTarget(postgres, isThere) }, dice);
    const counts = await Promise.race([killing, Promise.all(crowd).then(() => killing)]);
    const minutes = (performance.now() - start) / 60_000;
    console.log(`killed ${JSON.stringify(counts)} in ${minutes.toFixed(1)} min (seed ${seed})`);
    closing.abort();
    const orders = (await Promise.all(crowd)).flat();
    const took = await untilEnded(db, 10 * RECOVERY_SECONDS * 1000);
    const verdict = await judge(parts, {
      orders,
      storage: createDiskStorage({ folder: join(home, 'storage'), lowDiskBytes: 0 }),
    });
    return { orders, took, ...verdict };
  } finally {
    giveUp.abort();
    closing.abort();
    await Promise.allSettled([...crowd, server.stop(), ...fleet.map((worker) => worker.stop())]);
  }
}

const home = mkdtempSync(join(tmpdir(), 'kinora-campaign-'));
const postgres = await startEmbeddedPostgres({ home });
const opened = await openDatabase(postgres.url, { warn: () => undefined });
try {
  const { orders, took, faults, ends, attempts } = await campaign({ home, postgres, opened });
  const sums = Object.entries(ends).map(([state, rows]) => `${rows.length} ${state}`);
  console.log(`${orders.length} orders, ${sums.join(', ')}; one was begun ${attempts} times`);
  for (const fault of faults.slice(0, 20)) console.error(fault);
  tell('faults', faults.length, 0);
  tell('seconds until every creation had ended', took / 1000, RECOVERY_SECONDS);
} finally {
  await opened.close();
  await postgres.stop();
  await sleep(100);
  rmSync(home, { recursive: true, force: true });
}
