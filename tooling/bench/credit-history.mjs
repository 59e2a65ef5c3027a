// How fast a page of a long credit history is read, how much memory its CSV takes, and how long all books take, on an
// embedded PostgreSQL. Run it with
// node --expose-gc --conditions=@kinora/source tooling/bench/credit-history.mjs [moves]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { createPostgresCreditHistory } from '../../apps/api/src/adapters/postgres/money/postgres-credit-history.ts';
import { createPostgresLedger } from '../../apps/api/src/adapters/postgres/money/postgres-ledger.ts';
import { fillHistory } from '../../apps/api/src/adapters/postgres/testing/money/fill-history.ts';
import { creditsCsv } from '../../apps/api/src/app/money/credits-csv.ts';
import { readAllCredits } from '../../apps/api/src/app/money/read-credit-history.ts';

const PAGES = 300;
const LINES = 100_000;
const MB = 1024 * 1024;

const shareOf = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];

async function aMember(db) {
  const email = `${randomUUID()}@example.com`;
  return (await db.insertInto('member').values({ email }).returning('id').executeTakeFirstOrThrow()).id;
}

async function measurePages(histories, member, filter) {
  const times = [];
  let cursor;
  for (let page = 0; page < PAGES; page += 1) {
    const begun = performance.now();
    const read = await histories.page(member, filter, { cursor, limit: 20 });
    times.push(performance.now() - begun);
    cursor = read.next ?? undefined;
  }
  const figures = [0.5, 0.95, 1].map((share) => shareOf(times, Math.min(share, 0.999)).toFixed(1));
  console.log(`page of ${JSON.stringify(filter)}: p50 ${figures[0]} ms, p95 ${figures[1]} ms, worst ${figures[2]} ms`);
}

async function measureCsv(histories, member) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let [bytes, most] = [0, before];
  const begun = performance.now();
  for await (const piece of creditsCsv(readAllCredits({ histories }, member, {}), 'Europe/Berlin')) {
    bytes += Buffer.byteLength(piece);
    most = Math.max(most, process.memoryUsage.rss());
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `CSV: ${(bytes / MB).toFixed(1)} MB in ${seconds} s, ${((most - before) / MB).toFixed(0)} MB of memory more`,
  );
}

async function measureBooks(ledger) {
  const begun = performance.now();
  const { rules, breaches } = await ledger.books();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`books: ${rules.length} rules in ${seconds} s, ${breaches.length} broken`);
}

const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
const postgres = await startEmbeddedPostgres({ home });
const database = await openDatabase(postgres.url, { poolSize: 4 });
try {
  const moves = Number(process.argv[2] ?? 1_000_000);
  const [some, one] = [await aMember(database.db), await aMember(database.db)];
  await fillHistory(database, some, LINES / 2);
  await fillHistory(database, one, (moves - LINES) / 2);
  const { n } = await database.db
    .selectFrom('transfer')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirst();
  console.log(`${n} moves, ${moves - LINES} of them of the member whose pages are read`);
  const histories = createPostgresCreditHistory(database.db);
  await histories.page(one, {}, { limit: 20 });
  for (const filter of [{}, { kinds: ['revoked', 'granted'] }, { kinds: ['returned'], from: Date.now() + 4e9 }]) {
    await measurePages(histories, one, filter);
  }
  await measureCsv(histories, some);
  await measureBooks(createPostgresLedger(database.db));
} finally {
  await database.close();
  await postgres.stop();
  rmSync(home, { recursive: true });
}
