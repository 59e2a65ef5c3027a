import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OpenDatabase } from '../../database.ts';
import { purge } from '../../purge.ts';
import type { Database } from '../../schema.ts';
import { newMember } from '../../testing/money/test-ledger.ts';
import { testDatabase } from '../../testing/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const countOf = async (table: keyof Database) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.count ?? -1;
};
const age = (table: string, column: string, time: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${time}::interval`.execute(database.db);

const hash = () => randomBytes(32);
const inAMinute = () => new Date(Date.now() + 60_000);

describe('what accounts leave behind', () => {
  let memberId: string;

  beforeAll(async () => {
    memberId = await newMember(database);
  });

  const rows = {
    address_proof: () => ({
      hash: hash(),
      member_id: memberId,
      purpose: 'account',
      email: 'a@b.example',
      expires_at: inAMinute(),
    }),
    code: () => ({ hash: hash(), member_id: memberId, purpose: 'password', expires_at: inAMinute() }),
    mail: () => ({
      locale: 'en',
      key: hash().toString('hex'),
      recipient: 'a@b.example',
      kind: 'code',
      state: 'sent',
      ended_at: new Date(),
    }),
    member_device: () => ({ member_id: memberId, device_hash: hash() }),
    security_event: () => ({ kind: 'sign-in', member_id: memberId }),
    sign_in_start: () => ({
      state_hash: hash(),
      provider: 'google',
      binding_hash: hash(),
      redirect_url: 'https://a.example',
      sealed: hash(),
      expires_at: inAMinute(),
    }),
    start_grant: () => ({
      member_id: memberId,
      address_hash: hash(),
      device_hash: hash(),
      day: sql<string>`current_date`,
      amount: 40,
    }),
    ticket: () => ({ hash: hash(), member_id: memberId, origin: 'https://a.example', expires_at: inAMinute() }),
  } as const;

  it.each([
    { table: 'address_proof', column: 'expires_at', kept: '1 day', gone: '2 minutes' },
    { table: 'code', column: 'expires_at', kept: '1 day', gone: '2 minutes' },
    { table: 'mail', column: 'ended_at', kept: '29 days 23 hours', gone: '2 hours' },
    { table: 'member_device', column: 'used_at', kept: '89 days 23 hours', gone: '2 hours' },
    { table: 'security_event', column: 'created_at', kept: '179 days 23 hours', gone: '2 hours' },
    { table: 'sign_in_start', column: 'expires_at', kept: '1 day', gone: '2 minutes' },
    { table: 'start_grant', column: 'day', kept: '90 days', gone: '1 day' },
    { table: 'ticket', column: 'expires_at', kept: '1 day', gone: '2 minutes' },
  ] as const)('goes from $table after $kept and a little', async ({ table, column, kept, gone }) => {
    await database.db.insertInto(table).values([rows[table]()]).execute();
    await age(table, column, kept);
    await purge(database.db);
    expect(await countOf(table)).toBe(1);
    await age(table, column, gone);
    await purge(database.db);
    expect(await countOf(table)).toBe(0);
  });

  it('keeps a mail that still waits, and counters until their window is over', async () => {
    const waiting = { ...rows.mail(), state: 'waiting', ended_at: null } as const;
    await database.db.insertInto('mail').values(waiting).execute();
    await age('mail', 'created_at', '60 days');
    await database.db
      .insertInto('rate_limit')
      .values([
        { key: 'over', points: 1, expire: Date.now() - 1000 },
        { key: 'open', points: 1, expire: Date.now() + 60_000 },
      ])
      .execute();
    expect(await purge(database.db)).toBe(1);
    expect([await countOf('mail'), await countOf('rate_limit')]).toEqual([1, 1]);
  });
});
