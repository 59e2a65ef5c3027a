import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../database.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresReaders } from './postgres-readers.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function isHere(memberId: string) {
  const { rows } = await sql<{ here: boolean }>`
    select exists (select from reader where member_id = ${memberId} and until > clock_timestamp()) as here`.execute(
    database.db,
  );
  return rows[0]?.here === true;
}

it('counts whoever looks, as long as one of the streams is open and a little longer', async () => {
  const memberId = await newMember(database);
  const readers = createPostgresReaders(database.db, { graceMs: 150 });
  expect(await isHere(memberId)).toBe(false);
  const [leaveOne, leaveOther] = [await readers.arrive(memberId), await readers.arrive(memberId)];
  await leaveOne();
  await leaveOne();
  expect(await isHere(memberId)).toBe(true);
  await leaveOther();
  expect(await isHere(memberId)).toBe(true);
  await sleep(250);
  expect(await isHere(memberId)).toBe(false);
  await readers.close();
});

it('prolongs those of a process that lives, and forgets those of one that is gone', async () => {
  const memberId = await newMember(database);
  const readers = createPostgresReaders(database.db, { liveMs: 300 });
  await readers.arrive(memberId);
  await sleep(700);
  expect(await isHere(memberId)).toBe(true);
  await readers.close();
  await sleep(450);
  expect(await isHere(memberId)).toBe(false);
});
