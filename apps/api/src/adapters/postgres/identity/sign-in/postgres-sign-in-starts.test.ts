import { randomBytes } from 'node:crypto';

import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createVault } from '../../../vault.ts';
import type { OpenDatabase } from '../../database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPostgresSignInStarts } from './postgres-sign-in-starts.ts';

const RACES = atNight(50, 4);
const vault = createVault(randomBytes(32).toString('base64url'));
const secrets = { nonce: 'the nonce', verifier: 'the verifier' };
const returnTo = 'https://kinora.example/home/';
const from = { returnTo, locale: 'de', session: Buffer.from('session') };
const over = { ...from, secrets: undefined };

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const starts = () => createPostgresSignInStarts(database.db, vault);
const begin = async (state: string) => {
  await starts().keep({ ...from, state, browser: 'mine', secrets });
};

it('ends once, of any number of ends at once', async () => {
  for (let race = 0; race < RACES; race += 1) {
    const state = `race ${race}`;
    await begin(state);
    const taken = await Promise.all([1, 2, 3].map(() => starts().take(state, 'mine')));
    expect(taken.filter((one) => one?.secrets !== undefined)).toEqual([{ ...from, secrets }]);
    expect(taken.filter((one) => one?.secrets === undefined)).toEqual([over, over]);
  }
});

it('is unknown to another browser, which does not end it', async () => {
  await begin('state');
  expect(await starts().take('state', 'other')).toBeUndefined();
  expect(await starts().take('other', 'mine')).toBeUndefined();
  expect(await starts().take('state', 'mine')).toEqual({ ...from, secrets });
  expect(await starts().take('state', 'mine')).toEqual(over);
});

it('is over after ten minutes', async () => {
  await begin('late');
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from max(expires_at) - now())::float8 as seconds from sign_in_start`.execute(database.db);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(600);
  await sql`update sign_in_start set expires_at = now() where used_at is null`.execute(database.db);
  expect(await starts().take('late', 'mine')).toEqual(over);
});

it('keeps nothing that ends it in the clear', async () => {
  await begin('the state');
  const kept = await database.db.selectFrom('sign_in_start').selectAll().execute();
  const text = kept.map((row) => [row.state_hash, row.binding_hash, row.sealed].map(String).join(' ')).join(' ');
  for (const secret of ['the state', 'mine', 'the nonce', 'the verifier']) expect(text).not.toContain(secret);
});
