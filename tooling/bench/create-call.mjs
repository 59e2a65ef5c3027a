// How many creations a second 50 clients get into line: price held, creation written, job queued, in one
// transaction each, on an embedded PostgreSQL that waits for the disk. Run it with
// node --conditions=@kinora/source tooling/bench/create-call.mjs [seconds]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createPostgresCreations } from '../../apps/api/src/adapters/postgres/creations/postgres-creations.ts';
import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { createPostgresLedger } from '../../apps/api/src/adapters/postgres/money/postgres-ledger.ts';
import { rush } from './rush.mjs';

const CLIENTS = 50;
const POOL = 16;
const LANE = { name: 'local', max_running: 2, member_cap: 2 };

async function aMember(db, ledger) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await db.insertInto('member').values({ email }).returning('id').executeTakeFirstOrThrow();
  await ledger.open(id);
  await ledger.grant({ memberId: id, amount: 1_000_000, source: 'plan', event: randomUUID(), scope: 'any' });
  return id;
}

const aSubmission = (memberId) => ({
  memberId,
  key: randomUUID(),
  bodyHash: 'bench',
  model: 'local',
  mode: 'text',
  input: { prompt: 'a fox walks through the snow at dusk', seconds: 5, resolution: '720p', style: 'storybook' },
  count: 1,
  price: 8,
  route: 'local',
  lane: 'local',
  total: 120,
  parents: [],
  ttlMs: 86_400_000,
});

async function measure(db, seconds) {
  const ledger = createPostgresLedger(db);
  const creations = createPostgresCreations(db);
  await db.insertInto('lane').values(LANE).execute();
  const members = await Promise.all(Array.from({ length: CLIENTS }, () => aMember(db, ledger)));
  const submits = members.map((id) => async () => {
    const result = await creations.submit(aSubmission(id));
    if (!result.ok) throw new Error(result.failure.reason);
  });
  const rows = members.map(() => () => db.insertInto('guest').defaultValues().execute());
  await rush(submits, 0.5);
  const empty = await rush(rows, seconds / 2);
  const create = await rush(submits, seconds);
  const { breaches } = await ledger.books();
  console.log(`create call, ${CLIENTS} clients: ${create.text}, ${breaches.length} broken rules`);
  console.log(`a transaction of one row: ${empty.text}, ${(empty.rate / create.rate).toFixed(1)} times as many`);
}

const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
const postgres = await startEmbeddedPostgres({ home });
const { db, close } = await openDatabase(postgres.url, { poolSize: POOL });
try {
  await measure(db, Number(process.argv[2] ?? 5));
} finally {
  await close();
  await postgres.stop();
  rmSync(home, { recursive: true });
}
