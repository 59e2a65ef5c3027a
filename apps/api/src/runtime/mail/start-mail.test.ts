import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { Listener } from '../../adapters/postgres/listener.ts';
import { createPostgresOutbox } from '../../adapters/postgres/mail/postgres-outbox.ts';
import { queueMail } from '../../adapters/postgres/mail/queue-mail.ts';
import { createPostgresQueue } from '../../adapters/postgres/postgres-queue.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { createVault } from '../../adapters/vault.ts';
import { readEnv } from '../../env.ts';
import { headerOf, startSmtpSink, type SinkRules, type SmtpSink } from '../../testing/mail/smtp-sink.ts';
import { startMail } from './start-mail.ts';

const PATIENT = { timeout: 45_000, interval: 20 };
const sealKey = randomBytes(32).toString('base64url');
const vault = createVault(sealKey);

let database: OpenDatabase;
let listener: Listener;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  database = await testDatabase();
  listener = await Listener.open(database.url);
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

const settingsFor = (port: number) => ({
  KINORA_SMTP_URL: `smtp://127.0.0.1:${port}`,
  KINORA_MAIL_FROM: 'studio@kinora.example',
  KINORA_LEASE: '1',
  KINORA_SUPPORT_EMAIL: 'help@kinora.example',
});

function startSending(settings: Record<string, string>) {
  const outbox = createPostgresOutbox(database.db, vault);
  const queue = createPostgresQueue(database.db, listener);
  const worker = startMail({ env: readEnv(settings), outbox, queue });
  closers.push(() => worker.close());
  return outbox;
}

async function aSink(rules: SinkRules = {}): Promise<SmtpSink> {
  const sink = await startSmtpSink(rules);
  closers.push(() => sink.close());
  return sink;
}

/** Queues a code and tells how it stands. */
async function aMail() {
  const key = randomUUID();
  const to = `${key}@example.com`;
  await queueMail(database.db, vault, { key, to, kind: 'code', locale: 'de', values: { code: 'ABC234' } });
  return async () => {
    const { rows } = await sql<{
      id: string;
      state: string;
      problem: string | null;
      kept: boolean;
      job: string;
      pause: number;
    }>`
      select mail.id, mail.state, problem, sealed is not null as kept, job.state as job,
        extract(epoch from run_at - started_at)::float8 as pause
      from mail join job on job.key = 'mail:' || mail.id where mail.key = ${key}`.execute(database.db);
    return { ...rows[0], to };
  };
}

it('sends what was queued, in the language of its reader, and forgets the values', async () => {
  const sink = await aSink();
  startSending(settingsFor(sink.port));
  const read = await aMail();
  await expect.poll(read, PATIENT).toMatchObject({ state: 'sent', kept: false, job: 'done', problem: null });
  const [taken] = sink.taken;
  const { id, to } = await read();
  expect(sink.taken).toHaveLength(1);
  expect(taken?.to).toEqual([to]);
  expect(taken && headerOf(taken, 'message-id')).toBe(`<${id}@kinora.example>`);
  expect(taken?.raw).toContain('ABC234');
  expect(taken?.raw).toContain('gilt einmal und 10 Minuten lang');
});

it('tries again where the server asks for it', async () => {
  const sink = await aSink({ refuse: (n) => (n === 0 ? { code: 451, words: 'later' } : undefined) });
  startSending(settingsFor(sink.port));
  const read = await aMail();
  const problem = expect.stringContaining('later') as string;
  await expect.poll(read, PATIENT).toMatchObject({ state: 'waiting', kept: true, job: 'queued', problem });
  expect((await read()).pause).toBeGreaterThan(5);
  await sql`update job set run_at = clock_timestamp() where state = 'queued'`.execute(database.db);
  await expect.poll(read, PATIENT).toMatchObject({ state: 'sent', kept: false });
  expect(sink.taken).toHaveLength(1);
});

it('gives up a mail that the server refuses, with the reason', async () => {
  const sink = await aSink({ refuse: () => ({ code: 550, words: 'no such user' }) });
  startSending(settingsFor(sink.port));
  const read = await aMail();
  await expect.poll(read, PATIENT).toMatchObject({ state: 'failed', kept: false, job: 'failed' });
  expect((await read()).problem).toContain('no such user');
});

it('keeps a mail while the server is down', async () => {
  const sink = await aSink();
  await sink.close();
  startSending(settingsFor(sink.port));
  const read = await aMail();
  await expect
    .poll(read, PATIENT)
    .toMatchObject({ state: 'waiting', kept: true, job: 'queued', problem: expect.stringMatching(/^E/) as string });
});

it('keeps what was written for the page of this machine where no server is set', async () => {
  const outbox = startSending({ KINORA_LEASE: '1' });
  const read = await aMail();
  await expect.poll(read, PATIENT).toMatchObject({ state: 'sent', kept: true });
  const { to } = await read();
  const [kept] = await outbox.kept(1);
  expect(kept).toMatchObject({ to, subject: 'Ihr Code für ein neues Passwort' });
  expect(kept?.text).toContain('ABC234');
  await sql`update mail set ended_at = ended_at - interval '25 hours'`.execute(database.db);
  await outbox.tidy();
  expect(await outbox.kept(1)).toEqual([]);
});

it('sends twice at most when it is killed before it could mark a mail, and as one mail', async () => {
  let worker: ReturnType<typeof fork> | undefined;
  const sink = await aSink({
    onMail: async () => {
      if (worker?.kill('SIGKILL')) await once(worker, 'exit');
      worker = undefined;
    },
  });
  const settings = settingsFor(sink.port);
  const read = await aMail();
  worker = fork(join(import.meta.dirname, '../../testing/mail/mail-worker.ts'), {
    execArgv: ['--conditions=@kinora/source'],
    env: { PATH: process.env.PATH, ...settings, DATABASE_URL: database.url, SEAL_KEY: sealKey },
    stdio: 'ignore',
  });
  await expect.poll(() => sink.taken.length, PATIENT).toBe(1);
  await expect.poll(() => worker, PATIENT).toBeUndefined();
  expect(await read()).toMatchObject({ state: 'waiting', kept: true, job: 'running' });
  startSending(settings);
  await expect.poll(read, PATIENT).toMatchObject({ state: 'sent', kept: false });
  const ids = sink.taken.map((taken) => headerOf(taken, 'message-id'));
  expect(ids).toEqual([`<${(await read()).id}@kinora.example>`, ids[0]]);
});

it('gives up a mail whose job is gone', async () => {
  const outbox = createPostgresOutbox(database.db, vault);
  const read = await aMail();
  await sql`update job set state = 'failed', ended_at = now() where state = 'queued'`.execute(database.db);
  await outbox.tidy();
  expect(await read()).toMatchObject({ state: 'waiting' });
  await sql`update mail set created_at = created_at - interval '2 minutes' where state = 'waiting'`.execute(
    database.db,
  );
  await outbox.tidy();
  expect(await read()).toMatchObject({ state: 'failed', problem: 'interrupted', kept: false });
});
