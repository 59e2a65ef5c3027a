import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { isUnavailable } from './connection.ts';
import { type OpenDatabase, openDatabase, refuseOldServer } from './database.ts';
import { freePort } from './embedded/free-port.ts';
import { testDatabase } from './testing/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const one = async <Value>(expression: string) => {
  const { rows } = await sql<{ value: Value }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
};

it('reads bigint as a safe integer and refuses a larger one', async () => {
  expect(await one('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
  await expect(one('9007199254740992::bigint')).rejects.toThrow(RangeError);
});

it('reads times as epoch milliseconds and days as text', async () => {
  expect(await one("'2026-11-21 10:00:00.123+02'::timestamptz")).toBe(Date.UTC(2026, 10, 21, 8, 0, 0, 123));
  expect(await one("'2026-11-21'::date")).toBe('2026-11-21');
});

it('makes version 7 ids that sort by time', async () => {
  const { rows } = await sql<{ id: string; ms: number }>`
    select uuid_v7()::text as id, (extract(epoch from clock_timestamp()) * 1000)::bigint as ms
    from generate_series(1, 2000)`.execute(database.db);
  for (const { id, ms } of rows) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Math.abs(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - ms)).toBeLessThan(50);
  }
  const prefixes = rows.map(({ id }) => id.slice(0, 18));
  expect(prefixes).toEqual(prefixes.toSorted());
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('survives connections that the server ends, idle and in use', async () => {
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const busy = sql`select pg_sleep(20)`.execute(database.db).catch((error: unknown) => error);
  await sql`select pg_sleep(0.1)`.execute(database.db);
  await others.execute(database.db);
  expect(isUnavailable(await busy)).toBe(true);
  await vi.waitFor(async () => expect(await one('1')).toBe(1), 5000);
});

it('says in one sentence that nobody answers', async () => {
  const port = await freePort();
  await expect(openDatabase(`postgres://kinora:secret@127.0.0.1:${port}/kinora`)).rejects.toThrow(
    `the database at 127.0.0.1:${port}/kinora does not answer; start it or correct DATABASE_URL`,
  );
});

it('refuses a server that is too old and keeps the password to itself', () => {
  expect(() => refuseOldServer(140_012, 'postgres://kinora:secret@db.example:5432/studio')).toThrow(
    'the database at db.example:5432/studio is PostgreSQL 14; Kinora needs 15 or newer',
  );
  expect(() => refuseOldServer(150_000, 'postgres://db.example/studio')).not.toThrow();
});
