import { randomUUID } from 'node:crypto';

import { OWN_KEY_A_DAY } from '@kinora/contracts/creations';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Creations, Submission } from '../../../domain/creations/creation.ts';
import { ownRouteId, type OwnKeys } from '../../../domain/routing/own-keys.ts';
import { createVault } from '../../vault.ts';
import { createPostgresCreations } from '../creations/postgres-creations.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { createPostgresLedger } from '../money/postgres-ledger.ts';
import { createPostgresQueue } from '../postgres-queue.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresOwnKeys } from './postgres-own-keys.ts';

const LANE = 'at-vendors';

let database: OpenDatabase;
let keys: OwnKeys;
let creations: Creations;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 12 });
  keys = createPostgresOwnKeys(database.db, createVault(Buffer.alloc(32, 1).toString('base64url')));
  creations = createPostgresCreations(database.db);
  listener = await Listener.open(database.url);
  await createPostgresQueue(database.db, listener).configure({ name: LANE, maxRunning: 9, memberCap: 9 });
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

async function aMember(): Promise<string> {
  const id = await newMember(database);
  await createPostgresLedger(database.db).open(id);
  return id;
}

const ordered = (memberId: string, change: Partial<Submission> = {}) =>
  creations.submit({
    memberId,
    key: randomUUID(),
    bodyHash: 'body',
    model: 'vidu-q1',
    mode: 'text',
    input: { prompt: 'a fox' },
    count: 1,
    price: 0,
    ownRoute: ownRouteId(memberId, 'vidu'),
    route: 'vendor',
    lane: LANE,
    total: 100,
    parents: [],
    ttlMs: 3_600_000,
    ...change,
  });

const used = async (memberId: string) => (await keys.list(memberId))[0]?.used;

it('makes nothing with a key that the member has not', async () => {
  const [ada, eve] = [await aMember(), await aMember()];
  await keys.save(ada, 'vidu', 'vda_1234');
  const refusal = { ok: false, failure: { reason: 'no-own-key' } };
  expect(await ordered(eve)).toEqual(refusal);
  expect(await ordered(ada, { ownRoute: ownRouteId(ada, 'fal') })).toEqual(refusal);
  expect(await ordered(ada)).toMatchObject({ ok: true });
  await keys.remove(ada, 'vidu');
  expect(await ordered(ada)).toEqual(refusal);
});

it('makes no more a day than it may, also of many orders that come together', async () => {
  const ada = await aMember();
  await keys.save(ada, 'vidu', 'vda_1234');
  expect(await ordered(ada, { count: OWN_KEY_A_DAY - 3 })).toMatchObject({ ok: true });
  const together = await Promise.all(Array.from({ length: 8 }, () => ordered(ada)));
  expect(together.filter(({ ok }) => ok)).toHaveLength(3);
  expect(together.find(({ ok }) => !ok)).toEqual({ ok: false, failure: { reason: 'own-key-day' } });
  expect(await used(ada)).toBe(OWN_KEY_A_DAY);
});

it('answers the last order of a day once more, though nothing is left', async () => {
  const ada = await aMember();
  await keys.save(ada, 'vidu', 'vda_1234');
  const last = { key: randomUUID(), count: OWN_KEY_A_DAY };
  expect(await ordered(ada, last)).toMatchObject({ value: { isReplay: false } });
  expect(await ordered(ada, last)).toMatchObject({ value: { isReplay: true } });
});

it('counts the clips of each key in an order of several', async () => {
  const ada = await aMember();
  await keys.save(ada, 'vidu', 'vda_1234');
  await ordered(ada, { count: OWN_KEY_A_DAY - 2 });
  const other = {
    model: 'vidu-q1',
    input: { prompt: 'a fox' },
    price: 0,
    route: 'vendor',
    lane: LANE,
    total: 100,
  } as const;
  const own = { ...other, ownRoute: ownRouteId(ada, 'vidu') };
  expect(await ordered(ada, { count: 3, others: [own, own] })).toMatchObject({ failure: { reason: 'own-key-day' } });
  expect(await ordered(ada, { count: 3, others: [own, other] })).toMatchObject({ ok: true });
  expect(await used(ada)).toBe(OWN_KEY_A_DAY);
});
