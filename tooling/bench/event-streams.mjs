// What 200 open event streams cost a server in memory, and how soon a change is heard: each stream of a member of its
// own with a clip that waits, on an embedded PostgreSQL. Run it with
// node --conditions=@kinora/source tooling/bench/event-streams.mjs [streams] [changes]
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createPostgresCreations } from '../../apps/api/src/adapters/postgres/creations/postgres-creations.ts';
import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { findEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { createPostgresSessions } from '../../apps/api/src/adapters/postgres/identity/postgres-sessions.ts';
import { createPostgresLedger } from '../../apps/api/src/adapters/postgres/money/postgres-ledger.ts';

const { sql } = createRequire(new URL('../../apps/api/package.json', import.meta.url))('kysely');

const MAIN = resolve(import.meta.dirname, '../../apps/api/src/main.ts');
const LANE = { name: 'local', max_running: 2, member_cap: 2 };
const BETWEEN_MS = 20;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

async function startServer(home) {
  const settings = { KINORA_HOME: home, KINORA_PORT: '0', KINORA_ROLE: 'api', KINORA_LOW_DISK: '0' };
  const { DATABASE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, ['--conditions=@kinora/source', MAIN], {
    env: { ...inherited, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout) {
    const url = /Kinora runs at (\S+)/.exec(String(chunk))?.[1];
    if (url !== undefined) return { server, url: url.replace(/\/$/, '') };
  }
  throw new Error('the server did not start');
}

/** Resident memory of a process in megabytes. */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function aReader({ db, creations, ledger, sessions }) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await db.insertInto('member').values({ email }).returning('id').executeTakeFirstOrThrow();
  await ledger.open(id);
  const input = { prompt: 'a paper boat on a storm at night', seconds: 3, resolution: '360p' };
  const asked = { model: 'local', mode: 'text', input, count: 1, price: 0, route: 'local', lane: 'local', total: 72 };
  const ordered = { ...asked, memberId: id, key: randomUUID(), bodyHash: 'body', parents: [], ttlMs: 3_600_000 };
  const { value } = await creations.submit(ordered);
  return { token: await sessions.open({ kind: 'member', id }, null), creation: value.creations[0].id };
}

/** Opens a stream; `hear` is called for each event. */
async function open(url, { token }, hear) {
  const [response] = await once(get(`${url}/api/kinora/events`, { agent, headers: { token } }), 'response');
  if (response.statusCode !== 200) throw new Error(`no stream: ${response.statusCode}`);
  response.setEncoding('utf8');
  response.on('data', (text) => {
    if (text.includes('data: ')) hear();
  });
}

async function listen(url, readers) {
  const heard = new Map();
  const all = readers.map((reader) => open(url, reader, () => heard.get(reader.creation)?.()));
  await Promise.all(all);
  return heard;
}

/** How long each of some changes takes to be heard, in milliseconds. */
async function changes({ db, readers, heard, count }) {
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const { creation } = readers[index % readers.length];
    const start = performance.now();
    const told = new Promise((done) => heard.set(creation, () => done(performance.now() - start)));
    times.push(told);
    await sql`select creation_tell(creation) from creation where id = ${creation}`.execute(db);
    await sleep(BETWEEN_MS);
  }
  return (await Promise.all(times)).toSorted((a, b) => a - b);
}

const [streams, count] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 400)];
const home = mkdtempSync(join(tmpdir(), 'kinora-streams-'));
const { server, url } = await startServer(home);
try {
  const { db, close } = await openDatabase(await findEmbeddedPostgres(home));
  const parts = {
    db,
    creations: createPostgresCreations(db),
    ledger: createPostgresLedger(db),
    sessions: createPostgresSessions(db),
  };
  await db.insertInto('lane').values(LANE).execute();
  const readers = [];
  for (let index = 0; index < streams + 1; index += 1) readers.push(await aReader(parts));
  // The first stream brings everything into memory that is needed once.
  await listen(url, readers.splice(0, 1));
  await sleep(3000);
  const before = memoryOf(server.pid);
  const heard = await listen(url, readers);
  await sleep(6000);
  const after = memoryOf(server.pid);
  const times = await changes({ db, readers, heard, count });
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  console.log(`${streams} streams: ${(after - before).toFixed(1)} MB (${before.toFixed(0)} to ${after.toFixed(0)} MB)`);
  console.log(
    `${count} changes heard after p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${times.at(-1).toFixed(1)} ms`,
  );
  await close();
} finally {
  agent.destroy();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(home, { recursive: true });
}
