import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ROUTE_DEFAULTS, type NewRoute } from '../../../domain/routing/route.ts';
import { createVault } from '../../vault.ts';
import type { OpenDatabase } from '../database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresRoutes } from './postgres-routes.ts';

const KEY = 'a-key-that-nobody-may-read';
const aRoute = (id: string): NewRoute => ({
  ...ROUTE_DEFAULTS,
  id,
  provider: 'vidu',
  base: null,
  source: 'operator',
  key: KEY,
});

let database: OpenDatabase;
let routes: ReturnType<typeof createPostgresRoutes>;
beforeAll(async () => {
  database = await testDatabase();
  routes = createPostgresRoutes(database.db, createVault(Buffer.alloc(32, 1).toString('base64url')));
});
afterAll(() => database.close());

const find = async (id: string) => (await routes.list()).find((route) => route.id === id);

it('keeps a key sealed, and gives it to nobody but who asks for it', async () => {
  await routes.put(aRoute('sealed'));
  expect(await routes.secretsOf('sealed')).toEqual({ key: KEY });
  expect(JSON.stringify(await routes.list())).not.toContain(KEY);
  const { rows } = await sql<{ row: string }>`select route::text as row from route`.execute(database.db);
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(KEY);
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(Buffer.from(KEY).toString('hex'));
});

it('opens no key that was moved to another route', async () => {
  await routes.put(aRoute('one'));
  await routes.put({ ...aRoute('other'), key: 'another' });
  await sql`update route set sealed_key = (select sealed_key from route where id = 'one') where id = 'other'`.execute(
    database.db,
  );
  await expect(routes.secretsOf('other')).rejects.toThrow('');
});

it('changes a route, and keeps its key where none is given', async () => {
  await routes.put(aRoute('changed'));
  await routes.put({ ...aRoute('changed'), parallel: 9, key: null });
  expect(await find('changed')).toMatchObject({ parallel: 9, revision: 2, spent: 0, running: 0 });
  expect(await routes.secretsOf('changed')).toEqual({ key: KEY });
});

it('pauses and removes, and forgets the key of what is gone', async () => {
  await routes.put(aRoute('gone'));
  expect(await routes.setPaused('gone', true)).toBe(true);
  expect(await find('gone')).toMatchObject({ isPaused: true });
  expect(await routes.remove('gone')).toBe(true);
  expect(await find('gone')).toBeUndefined();
  expect(await routes.secretsOf('gone')).toBeNull();
  expect([await routes.remove('gone'), await routes.setPaused('never', true)]).toEqual([false, false]);
  await routes.put(aRoute('gone'));
  expect(await find('gone')).toBeDefined();
});

it('leaves a route alone after three misses in a row, and as long as its vendor says', async () => {
  await routes.put(aRoute('away'));
  for (const _ of [1, 2]) await routes.met('away', { reason: 'no-answer' });
  expect(await find('away')).toMatchObject({ awayUntil: null, awayReason: 'no-answer' });
  await routes.met('away', { reason: 'no-answer' });
  expect((await find('away'))?.awayUntil).toBeGreaterThan(Date.now() + 5000);
  await routes.met('away', null);
  expect(await find('away')).toMatchObject({ awayUntil: null, awayReason: null });
  await routes.met('away', { reason: 'busy', waitMs: 60_000 });
  expect((await find('away'))?.awayUntil).toBeGreaterThan(Date.now() + 50_000);
});
