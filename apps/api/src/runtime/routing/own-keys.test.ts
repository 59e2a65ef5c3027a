import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WIRES } from '@kinora/video-providers/simulators';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';

const PATIENT = { timeout: 60_000, interval: 100 };
const VIDU_KEY = WIRES.find(({ name }) => name === 'vidu')?.key ?? '';
const CLIP = {
  model: 'vidu-q1',
  mode: 'text',
  input: { prompt: 'a paper boat on a storm at night', resolution: '1080p', seconds: 5, shape: '16:9' },
  count: 1,
  gold_coins: 0,
} as const;

const home = mkdtempSync(join(tmpdir(), 'kinora-own-keys-'));
let database: OpenDatabase;
let server: ServerProcess;
let member: ApiMember;
let base: string;
beforeAll(async () => {
  database = await testDatabase();
  server = startServerProcess({
    DATABASE_URL: database.url,
    KINORA_HOME: home,
    KINORA_PORT: '0',
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
    KINORA_SIMULATORS: 'true',
    KINORA_LOG: 'debug',
  });
  base = (await server.until(/Kinora runs at (\S+)/))[1]?.replace(/\/$/, '') ?? '';
  member = await signUpMember(base, 'ada@example.com');
}, 60_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

const asked = (change: object = {}) =>
  member.call('createCreations', { ...CLIP, idempotencyKey: randomUUID(), ...change });

it('refuses what there is no key for, and a key that its vendor refuses', async () => {
  expect(await asked({ ownKey: 'vidu' })).toMatchObject({ code: 403, data: { reason: 'no-own-key' } });
  expect(await member.call('saveOwnKey', { provider: 'vidu', key: 'nobodys' })).toMatchObject({
    code: 422,
    msg: 'key-refused',
  });
  const strange = await member.call('saveOwnKey', { provider: 'vidu', key: 'vda_“quoted”' });
  expect(strange).toMatchObject({ code: 400, data: { fields: { key: 'invalid' } } });
  expect((await member.call('listOwnKeys', {})).data.keys).toEqual([]);
});

it('keeps a key and makes a clip with it for nothing, the same once more on demand', async () => {
  const saved = await member.call('saveOwnKey', { provider: 'vidu', key: ` ${VIDU_KEY}\n` });
  expect(saved.data.keys).toMatchObject([{ provider: 'vidu', hint: VIDU_KEY.slice(-4), used: 0 }]);
  expect(saved.data.offers.find(({ provider }) => provider === 'vidu')?.models).toMatchObject([{ model: 'vidu-q1' }]);
  expect(await asked({ ownKey: 'vidu', gold_coins: 32 })).toMatchObject({ code: 412, data: { quote: { total: 0 } } });
  expect(await asked({ ownKey: 'fal' })).toMatchObject({ code: 403, data: { reason: 'no-own-key' } });
  expect(await asked({ ownKey: 'minimax' })).toMatchObject({ code: 403, data: { reason: 'no-route' } });
  const before = (await member.call('getCredits', {})).data.available;
  const created = await asked({ ownKey: 'vidu' });
  expect(created.data).toMatchObject({
    balance: before,
    quote: { total: 0 },
    creations: [{ ownKey: 'vidu', price: 0 }],
  });
  const id = created.data.creations[0]?.id ?? '';
  const state = async () => (await member.call('getCreation', { id })).data.state;
  await expect.poll(state, PATIENT).toBe('ready');
  expect((await member.call('getCreation', { id })).data.receipt).toMatchObject({ held: 0, charged: 0 });
  const again = await member.call('retryCreation', { id, gold_coins: 0, idempotencyKey: randomUUID() });
  expect(again.data.creations).toMatchObject([{ ownKey: 'vidu', price: 0 }]);
  expect((await member.call('getCredits', {})).data.available).toBe(before);
}, 90_000);

it('takes no more clips a day than it may', async () => {
  const { id } = await database.db.selectFrom('creation').select('id').limit(1).executeTakeFirstOrThrow();
  // As if many had been asked for.
  await sql`insert into creation (id, member_id, batch_id, place, model, mode, input, input_version, done, total, route,
    price, parents, created_at, expires_at, own_route, state, ended_at)
    select gen_random_uuid(), member_id, batch_id, n, model, mode, '{}', 1, 0, 100, route, 0, '{}', now(), now(), own_route,
    'cancelled', now() from creation, generate_series(100, 147) as n where creation.id = ${id}`.execute(database.db);
  expect(await asked({ ownKey: 'vidu' })).toMatchObject({ code: 403, data: { reason: 'own-key-day' } });
});

it('tells a key to nobody: not in tables, logs, files of the account or answers', async () => {
  const canary = 'vda-canary-7f3a9c';
  // The vendor refuses it: it must leave no trace either.
  const { rows } = await sql<{ id: string }>`select id from route where source = 'member'`.execute(database.db);
  expect(rows).toHaveLength(1);
  await member.call('saveOwnKey', { provider: 'vidu', key: canary });
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.db);
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const { rows: found } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(name)} as t
      where t::text like ${`%${VIDU_KEY}%`} or t::text like ${`%${canary}%`}`.execute(database.db);
    expect([name, found[0]?.n]).toEqual([name, 0]);
  }
  const { url } = (await member.call('exportAccount', {})).data;
  const document = await (await fetch(new URL(url, base))).text();
  expect(document).toContain('"provider":"vidu"');
  const told = JSON.stringify([await member.call('listOwnKeys', {}), await member.creations(), document]);
  for (const key of [canary, VIDU_KEY])
    expect([server.said().includes(key), told.includes(key)]).toEqual([false, false]);
});

it('forgets a key when it is told to', async () => {
  expect((await member.call('removeOwnKey', { provider: 'vidu' })).data.keys).toEqual([]);
  expect(await member.call('removeOwnKey', { provider: 'vidu' })).toMatchObject({ code: 404, msg: 'unknown-key' });
  expect(await asked({ ownKey: 'vidu' })).toMatchObject({ code: 403, data: { reason: 'no-own-key' } });
});
