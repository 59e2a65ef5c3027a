import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { createScriptedProvider } from '../../testing/creations/scripted-provider.ts';
import { createPostgresSessions } from './identity/postgres-sessions.ts';
import { purge } from './purge.ts';
import { testDatabase } from './testing/test-database.ts';

let line: ClipLine;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
});
afterAll(() => line.close());

const countOf = async (table: 'creation_event' | 'guest' | 'idempotency' | 'job' | 'session') =>
  (await line.db.selectFrom(table).selectAll().execute()).length;
const counts = async () => ({
  idempotency: await countOf('idempotency'),
  events: await countOf('creation_event'),
  jobs: await countOf('job'),
});
const age = (table: string, column: string, time: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${time}::interval`.execute(line.db);

it('removes keys after a day, events and ended jobs after a week, and nothing of work that waits', async () => {
  const done = await line.order();
  const worker = line.startWorker(createScriptedProvider({ folder: line.workFolder, pace: 0 }));
  await expect.poll(async () => (await done.read()).record?.state, { timeout: 20_000 }).toBe('ready');
  await worker.close();
  const waiting = await line.order();
  const { events } = await counts();

  await age('idempotency', 'created_at', '23 hours');
  await age('creation_event', 'created_at', '6 days');
  for (const column of ['created_at', 'ended_at']) await age('job', column, '6 days');
  expect(await purge(line.db)).toBe(0);
  expect(await counts()).toEqual({ idempotency: 2, events, jobs: 2 });

  await age('idempotency', 'created_at', '2 hours');
  await age('creation_event', 'created_at', '2 days');
  for (const column of ['created_at', 'ended_at']) await age('job', column, '2 days');
  expect(await purge(line.db)).toBe(3 + events);
  expect(await counts()).toEqual({ idempotency: 0, events: 0, jobs: 1 });

  expect((await done.read()).record).toMatchObject({ state: 'ready', receipt: { charged: 8 } });
  expect((await waiting.read()).record).toMatchObject({ state: 'waiting', position: 0 });
  expect((await line.ledger.books()).breaches).toEqual([]);
});

it('removes sessions a day after they ended, and guests that have none', async () => {
  const sessions = createPostgresSessions(line.db);
  const kept = await sessions.openGuest(null);
  await sessions.openGuest(null);
  const both = await countOf('session');
  const [first] = await line.db.selectFrom('session').select('token_hash').orderBy('created_at').execute();
  expect(await sessions.find(kept, undefined)).toMatchObject({ tokenHash: first?.token_hash });
  await sql`update session set expires_at = now() - interval '23 hours' where token_hash <> ${first?.token_hash}`.execute(
    line.db,
  );
  await age('guest', 'created_at', '2 days');
  expect(await purge(line.db)).toBe(0);
  await sql`update session set expires_at = now() - interval '25 hours' where token_hash <> ${first?.token_hash}`.execute(
    line.db,
  );
  expect(await purge(line.db)).toBe(2);
  expect([both, await countOf('session'), await countOf('guest')]).toEqual([2, 1, 1]);
  expect(await sessions.find(kept, undefined)).toBeDefined();
});

it('forgets what payment services told after 180 days, and never what was paid', async () => {
  const told = { provider: 'stripe', event_id: 'evt_1', kind: 'invoice.paid', about: '{}' } as const;
  await line.db.insertInto('payment_event').values(told).execute();
  await age('payment_event', 'received_at', '179 days');
  expect(await purge(line.db)).toBe(0);
  await age('payment_event', 'received_at', '2 days');
  expect(await purge(line.db)).toBe(1);
});
