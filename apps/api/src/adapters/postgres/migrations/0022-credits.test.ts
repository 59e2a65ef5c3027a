import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { expect, inject, it } from 'vitest';

import { connectionTo } from '../connection.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { createPostgresLedger } from '../money/postgres-ledger.ts';
import { withAdmin } from '../testing/test-admin.ts';
import { credits } from './0022-credits.ts';

const EARLIER = MIGRATIONS.slice(0, MIGRATIONS.indexOf(credits));

async function idOf(client: Client, text: string, values: readonly unknown[]): Promise<string> {
  const { rows } = await client.query<{ id: string }>(text, [...values]);
  return rows[0]?.id ?? '';
}

/** Every kind of move that there was before. */
async function moveCredits(client: Client): Promise<string> {
  const id = await idOf(client, "insert into member (email) values ('a@b.example') returning id", []);
  const hold = (key: string) =>
    idOf(client, "select hold_id as id from ledger_hold($1, 8, 'local', $2, interval '1 day')", [id, key]);
  await client.query('select ledger_open($1)', [id]);
  await client.query("select ledger_grant($1, 20, 'start', 'first', 'any', null)", [id]);
  await client.query("select ledger_grant($1, 20, 'plan', 'second', 'any', now() + interval '0.5 seconds')", [id]);
  await client.query('select ledger_post($1)', [await hold('one')]);
  await client.query("select ledger_void($1, 'cancelled')", [await hold('two')]);
  await client.query('select pg_sleep(0.6)');
  await client.query('select ledger_sweep($1)', [id]);
  return id;
}

it('gives moves of before their place, their lot and what was left after them', async () => {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(server.url, (client) => client.query(`create database ${name} template template0`));
  const { href } = Object.assign(new URL(server.url), { pathname: name });
  const client = new Client(connectionTo(href));
  await client.connect();
  await migrate(client, { migrations: EARLIER });
  const memberId = await moveCredits(client);
  await client.end();

  const { db, close } = await openDatabase(href, { poolSize: 2 });
  const movesOf = async () => {
    const moves = await db.selectFrom('transfer').selectAll().orderBy('place').execute();
    return moves.map((move) => `${move.kind} ${move.available_after}${move.lot_id === null ? '' : ' lot'}`);
  };
  const before = ['grant 20 lot', 'grant 40 lot', 'hold 32', 'post 32', 'hold 24', 'void 32', 'expire 20 lot'];
  expect(await movesOf()).toEqual(before);
  const ledger = createPostgresLedger(db);
  expect((await ledger.books()).breaches).toEqual([]);
  await ledger.grant({ memberId, amount: 5, source: 'pack', event: 'third', scope: 'any' });
  expect(await movesOf()).toEqual([...before, 'grant 25 lot']);
  expect((await ledger.books()).breaches).toEqual([]);
  await expect(db.deleteFrom('transfer').execute()).rejects.toThrow('append-only');
  await close();
  await withAdmin(server.url, (admin) => admin.query(`drop database ${name} with (force)`));
});
