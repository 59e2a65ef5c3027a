import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { LedgerUnderTest } from '../../../money/ledger-bench.ts';
import type { OpenDatabase } from '../../database.ts';
import { createPostgresLedger } from '../../money/postgres-ledger.ts';

const START = Date.UTC(2026, 10, 21);

export async function newMember({ db }: OpenDatabase): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  return (await db.insertInto('member').values({ email }).returning('id').executeTakeFirstOrThrow()).id;
}

/** Counts the rows again, as autovacuum does within a minute: until then PostgreSQL plans for empty tables. */
export const analyze = ({ db }: OpenDatabase): Promise<unknown> => sql`analyze`.execute(db);

/** The books of a test database, under a clock that only the test moves. */
export async function testLedger(database: OpenDatabase): Promise<LedgerUnderTest> {
  const { db } = database;
  let time = START;
  const setClock = () =>
    sql
      .raw(
        `create or replace function ledger_now() returns timestamptz language sql volatile as
         'select timestamptz ''${new Date(time).toISOString()}'''`,
      )
      .execute(db);
  await setClock();
  return {
    ledger: createPostgresLedger(db),
    newMember: () => newMember(database),
    now: () => time,
    pass: async (ms) => {
      time += ms;
      await setClock();
    },
  };
}
