import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { conformsToJobQueue } from '../queue-conformance.ts';
import type { OpenDatabase } from './database.ts';
import { Listener } from './listener.ts';
import { createPostgresQueue } from './postgres-queue.ts';
import { testDatabase } from './testing/test-database.ts';

let database: OpenDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 12 });
  listener = await Listener.open(database.url);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

conformsToJobQueue(async () => createPostgresQueue(database.db, listener));

it('leaves nothing of a job whose transaction is rolled back', async () => {
  const queue = createPostgresQueue(database.db, listener);
  await queue.configure({ name: 'rollback', maxRunning: 1, memberCap: 1 });
  const rolledBack = database.db.transaction().execute(async (transaction) => {
    await createPostgresQueue(transaction, listener).enqueue({ key: 'gone', lane: 'rollback' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await queue.claim({ lane: 'rollback', worker: 'w', leaseMs: 1000 })).toBeUndefined();
});

it('hears again after the connection was cut, and says that it may have missed something', async () => {
  const queue = createPostgresQueue(database.db, listener);
  await queue.configure({ name: 'cut', maxRunning: 9, memberCap: 9 });
  const gap = vi.fn<() => void>();
  const heard = vi.fn<(lane: string) => void>();
  listener.onGap(gap);
  queue.listen({ onWork: heard });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'kinora listener'`.execute(database.db);
  await vi.waitFor(() => expect(gap).toHaveBeenCalledOnce(), 5000);
  await queue.enqueue({ key: 'after', lane: 'cut' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('cut'), 5000);
});

it('queues each due chore once, however many processes tick', async () => {
  const queue = createPostgresQueue(database.db, listener);
  await queue.configure({ name: 'chores', maxRunning: 99, memberCap: 99 });
  const [every, start] = [3600, Date.now() - 60_000];
  const chore = { name: 'sweep', lane: 'chores', payload: JSON.stringify({ a: 1 }), every_seconds: every };
  await database.db
    .insertInto('schedule')
    .values({ ...chore, next_at: new Date(start) })
    .execute();
  const tick = () => sql<{ count: number }>`select schedule_tick() as count`.execute(database.db);
  const ticks = await Promise.all(Array.from({ length: 8 }, tick));
  expect(ticks.reduce((sum, { rows }) => sum + (rows[0]?.count ?? 0), 0)).toBe(1);
  expect(await queue.claim({ lane: 'chores', worker: 'w', leaseMs: 1000 })).toMatchObject({ payload: { a: 1 } });
  expect(await queue.claim({ lane: 'chores', worker: 'w', leaseMs: 1000 })).toBeUndefined();
  const { next_at: next } = await database.db.selectFrom('schedule').select('next_at').executeTakeFirstOrThrow();
  expect(next).toBe(start + every * 1000);
});
