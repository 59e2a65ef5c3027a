// How fast pages, searches and counts of a large library are read on an embedded PostgreSQL. Run it with
// node --conditions=@kinora/source tooling/bench/library.mjs [creations]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { createPostgresLibrary } from '../../apps/api/src/adapters/postgres/library/postgres-library.ts';
import { fillLibrary } from '../../apps/api/src/adapters/postgres/testing/library/fill-library.ts';
import { newMember } from '../../apps/api/src/adapters/postgres/testing/money/test-ledger.ts';
import { tell, timed } from './figures.mjs';

const ROUNDS = 200;
const PAGE = 48;
const LIMIT_MS = 100;
const OTHERS = 5;

const DAY = 86_400_000;
const now = Date.now();
const QUERIES = {
  'first page': {},
  ready: { shelf: 'ready' },
  failed: { shelf: 'failed' },
  trash: { shelf: 'trash' },
  'search of one word': { text: 'boat' },
  'search of the beginning of a word': { text: 'lightho' },
  'search of one letter': { text: 'a' },
  'search of three words': { text: 'red paper whale' },
  'search of a seed': { text: '99990' },
  'search of what is nowhere': { text: 'xylophone' },
  'rare model': { model: 'veo-3-1' },
  'search of a rare model': { model: 'veo-3-1', text: 'owl' },
  'a day long ago': { from: now - 60 * DAY, to: now - 59 * DAY },
  'search in a month': { from: now - 60 * DAY, to: now - 30 * DAY, text: 'camel moon' },
  favourites: { favourite: true },
  tag: { tag: 'sea' },
  'search in the trash': { shelf: 'trash', text: 'fox' },
};

async function measure(name, work) {
  for (let warm = 0; warm < 10; warm += 1) await work(warm);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(() => work(round))).seconds * 1000);
  const sorted = times.toSorted((a, b) => a - b);
  tell(`${name}, p50 ${sorted[ROUNDS / 2].toFixed(1)} ms, p95`, sorted[Math.floor(ROUNDS * 0.95)], LIMIT_MS);
}

async function deepCursor(library, member, pages) {
  let cursor;
  for (let page = 0; page < pages; page += 1) {
    cursor = (await library.search(member, {}, { cursor, limit: 100 })).next ?? undefined;
  }
  return cursor;
}

const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
const postgres = await startEmbeddedPostgres({ home });
const database = await openDatabase(postgres.url, { poolSize: 4 });
try {
  const count = Number(process.argv[2] ?? 100_000);
  const library = createPostgresLibrary(database.db);
  const member = await newMember(database);
  const folder = await library.createFolder(member, 'Boats');
  const { seconds } = await timed(async () => {
    for (let other = 0; other < OTHERS; other += 1) await fillLibrary(database, await newMember(database), count / 20);
    await fillLibrary(database, member, count);
  });
  console.log(`${count} creations of one member beside ${count / 4} of others, filled in ${seconds.toFixed(0)} s`);
  for (const [name, query] of Object.entries({ ...QUERIES, folder: { folder: folder.value.id } })) {
    const { items } = await library.search(member, query, { limit: PAGE });
    await measure(`${name} (${items.length})`, () => library.search(member, query, { limit: PAGE }));
  }
  const cursor = await deepCursor(library, member, Math.floor(count / 200));
  await measure('a page in the middle', () => library.search(member, {}, { limit: PAGE, cursor }));
  await measure('counts, folders, tags and models', () => library.overview(member));
  const { items } = await library.search(member, {}, { limit: 100 });
  const ids = items.map(({ record }) => record.id);
  const acts = ['favourite', 'unfavourite'];
  await measure('100 favourites', (round) => library.change(member, { ids, act: acts[round % 2] }));
} finally {
  await database.close();
  await postgres.stop();
  rmSync(home, { recursive: true });
}
