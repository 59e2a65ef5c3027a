// How many create calls a second one server answers over HTTP: session, price, hold, creation and job, asked by 50
// clients with kept connections, on an embedded PostgreSQL that waits for the disk. Run it with
// node --conditions=@kinora/source tooling/bench/create-call-http.mjs [seconds]
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { findEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { createPostgresSessions } from '../../apps/api/src/adapters/postgres/identity/postgres-sessions.ts';
import { createPostgresLedger } from '../../apps/api/src/adapters/postgres/money/postgres-ledger.ts';
import { rush } from './rush.mjs';

const CLIENTS = 50;
const MAIN = resolve(import.meta.dirname, '../../apps/api/src/main.ts');
const LANE = { name: 'local', max_running: 2, member_cap: 2 };
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

const BODY = JSON.stringify({
  model: 'local',
  mode: 'text',
  input: { prompt: 'a fox walks through the snow at dusk', seconds: 3, resolution: '360p' },
  count: 1,
  gold_coins: 8,
});

async function startServer(home) {
  const settings = { KINORA_HOME: home, KINORA_PORT: '0', KINORA_ROLE: 'api', KINORA_LOW_DISK: '0' };
  const { DATABASE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, ['--conditions=@kinora/source', MAIN], {
    env: { ...inherited, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout) {
    const url = /Kinora runs at (\S+)/.exec(String(chunk))?.[1];
    if (url !== undefined) return { server, url };
  }
  throw new Error('the server did not start');
}

async function aToken({ db, ledger, sessions }) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await db.insertInto('member').values({ email }).returning('id').executeTakeFirstOrThrow();
  await ledger.open(id);
  await ledger.grant({ memberId: id, amount: 1_000_000, source: 'plan', event: randomUUID(), scope: 'any' });
  return sessions.open({ kind: 'member', id }, null);
}

async function create(url, token) {
  const headers = { 'content-type': 'application/json', token, 'idempotency-key': randomUUID() };
  const sent = request(`${url}/api/kinora/creations`, { method: 'POST', agent, headers });
  sent.end(BODY);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  const { code, msg } = JSON.parse(text);
  if (code !== 200) throw new Error(`the call was refused: ${code} ${msg}`);
}

async function measure({ home, url, seconds }) {
  const { db, close } = await openDatabase(await findEmbeddedPostgres(home));
  const parts = { db, ledger: createPostgresLedger(db), sessions: createPostgresSessions(db) };
  await db.insertInto('lane').values(LANE).execute();
  const tokens = await Promise.all(Array.from({ length: CLIENTS }, () => aToken(parts)));
  const calls = tokens.map((token) => () => create(url, token));
  await rush(calls, 2);
  const { text } = await rush(calls, seconds);
  console.log(`create call over HTTP, ${CLIENTS} clients: ${text}`);
  const { breaches } = await parts.ledger.books();
  console.log(`${breaches.length} broken rules`);
  await close();
}

const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
const { server, url } = await startServer(home);
const ended = once(server, 'close');
try {
  await measure({ home, url, seconds: Number(process.argv[2] ?? 5) });
} finally {
  agent.destroy();
  server.kill('SIGTERM');
  await ended;
  rmSync(home, { recursive: true });
}
