// How long a sign-in takes when ten people sign in at the same time, how long the server's loop is held up meanwhile,
// and what it costs to find one of 100,000 sessions, on an embedded PostgreSQL that waits for the disk. The clients run
// in a process of their own. Run it with
// node --conditions=@kinora/source tooling/bench/sign-in.mjs [seconds]
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { openDatabase } from '../../apps/api/src/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/postgres/embedded/embedded-postgres.ts';
import { keepSecrets } from '../../apps/api/src/adapters/secrets.ts';
import { readEnv } from '../../apps/api/src/env.ts';
import { Closers } from '../../apps/api/src/runtime/closers.ts';
import { openRuntime } from '../../apps/api/src/runtime/runtime.ts';
import { startApi } from '../../apps/api/src/runtime/start-api.ts';
import { login } from '../../packages/contracts/src/identity.ts';
import { signatureOf } from '../../packages/contracts/src/wire.ts';
import { tell } from './figures.mjs';

const { Client } = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');

const CLIENTS = 10;
const SESSIONS = 100_000;
const LOOK_UPS = 3000;
/** Milliseconds, but for `overHash`: 450 ms over the 198 ms that ten hashes of 39.6 ms take, two at a time. */
const LIMITS = { signIn: 450, overHash: 2.27, loop: 150, session: 1 };

const hex = (algorithm) => (text) => createHash(algorithm).update(text).digest('hex');
const [md5, sha1] = [hex('md5'), hex('sha1')];
const emailOf = (client) => `bench${client}@example.com`;
const passwordOf = (client) => md5(`paper-boat-${client}`);
const p = (share, values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

async function signIn({ agent, url, client }) {
  const fields = { ...login.constants, email: emailOf(client), password: passwordOf(client) };
  const sign = signatureOf(login, fields, { token: '', word: 'kinora', sha1, md5 });
  const headers = { 'content-type': 'application/json', 'user-agent': `bench ${client}` };
  const start = performance.now();
  const sent = request(`${url}${login.path}`, { method: 'POST', agent, headers });
  sent.end(JSON.stringify({ ...fields, sign }));
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  const { code, msg } = JSON.parse(text);
  if (code !== 200) throw new Error(`the call was refused: ${code} ${msg}`);
  return performance.now() - start;
}

/** The other process: signs in with all clients for some seconds and sends back how long each took. */
async function load(url, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const end = performance.now() + seconds * 1000;
  const times = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const own = [];
      while (performance.now() < end) own.push(await signIn({ agent, url, client }));
      return own;
    }),
  );
  agent.destroy();
  process.send(times.flat());
}

async function rush(url, seconds) {
  const child = fork(import.meta.filename, ['load', url, String(seconds)]);
  const [times] = await once(child, 'message');
  return times;
}

/** Milliseconds of processor time this process has used: a busy machine changes them less than the clock's. */
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function say(name, times, processor) {
  const [half, most] = [0.5, 0.95].map((share) => p(share, times).toFixed(0));
  const each = (processor / times.length).toFixed(0);
  console.log(
    `${name}, ${CLIENTS} at once: p50 ${half} ms, p95 ${most} ms, ${each} ms of a processor each (${times.length})`,
  );
}

/** What the password's hash alone costs when as many wait for it: no sign-in can be quicker on this machine now. */
async function measureHash(passwords, seconds) {
  const hash = await passwords.hash(passwordOf(0));
  const end = performance.now() + seconds * 1000;
  const before = processorMs();
  const times = [];
  const verify = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await passwords.matches(passwordOf(0), hash);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, verify));
  say('the hash alone', times, processorMs() - before);
  return p(0.95, times);
}

async function measureSignIn({ db, passwords }, { url, seconds }) {
  const values = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => ({
      email: emailOf(client),
      password_hash: await passwords.hash(passwordOf(client)),
    })),
  );
  await db.insertInto('member').values(values).execute();
  await rush(url, 2);
  const hash = await measureHash(passwords, seconds);
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const before = processorMs();
  const times = await rush(url, seconds);
  say('a sign-in', times, processorMs() - before);
  loop.disable();
  const slowest = p(0.95, times);
  tell('p95 of a sign-in, ms', slowest, LIMITS.signIn);
  tell('p95 of a sign-in over that of the hash alone, both now', slowest / hash, LIMITS.overHash);
  tell("p99 of the loop's delay meanwhile, ms", loop.percentile(99) / 1e6, LIMITS.loop);
}

const FILL = `
  insert into session (token_hash, kind, member_id, expires_at)
  select sha256(n::text::bytea), 'member', (select id from member limit 1), now() + interval '1 day'
  from generate_series(1, ${SESSIONS}) n`;
const FIND = `
  explain (analyze, costs off, summary off, buffers off)
  select kind, member_id, guest_id, binding_hash, used_at from session
  left join member on member.id = session.member_id
  where token_hash = $1 and ended_at is null and expires_at > now() and used_at > now() - interval '7 days'
    and member.deleted_at is null`;

async function measureSessions({ sessions, db }, databaseUrl) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(FILL);
  await client.query('analyze session');
  const member = await db.selectFrom('member').select('id').limit(1).executeTakeFirstOrThrow();
  const token = await sessions.open({ kind: 'member', id: member.id }, null);
  const times = [];
  for (let count = 0; count < LOOK_UPS; count += 1) {
    const start = performance.now();
    await sessions.find(token, undefined);
    times.push(performance.now() - start);
  }
  tell(`p95 of finding one of ${SESSIONS} sessions, ms`, p(0.95, times.slice(LOOK_UPS / 10)), LIMITS.session);
  const { rows } = await client.query(FIND, [createHash('sha256').update(token).digest()]);
  console.log(rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n'));
  await client.end();
}

async function measure(seconds) {
  const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
  const closers = new Closers();
  closers.add(() => rmSync(home, { recursive: true }));
  try {
    const postgres = await startEmbeddedPostgres({ home });
    closers.add(postgres.stop);
    const database = await openDatabase(postgres.url);
    closers.add(() => database.close());
    const env = readEnv({ KINORA_HOME: home, KINORA_PORT: '0', KINORA_LIMITS: 'test', KINORA_LOW_DISK: '0' });
    const runtime = await openRuntime({ env, secrets: keepSecrets(home), database, closers });
    const api = await startApi(runtime);
    closers.add(() => api.close());
    await measureSignIn(runtime, { url: api.url, seconds });
    await measureSessions(runtime, postgres.url);
  } finally {
    await closers.close(console.error);
  }
}

const [first = '10', url = '', seconds = ''] = process.argv.slice(2);
if (first === 'load') await load(url, Number(seconds));
else await measure(Number(first));
