import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type OpenDatabase } from './database.ts';
import { KEPT } from './kept-statements.ts';
import { testDatabase } from './testing/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

interface Prepared {
  readonly statement: string;
  readonly times: number;
}

/** What the connection holds prepared, and how often each was used. */
const prepared = sql<Prepared>`
  select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements order by statement`;

it('prepares a marked statement once on its connection and leaves the others as they were', async () => {
  await database.db.connection().execute(async (db) => {
    const twice = (n: number) =>
      db
        .selectNoFrom(sql<number>`${n}::int * 2`.as('value'))
        .modifyEnd(KEPT)
        .executeTakeFirstOrThrow();
    expect([await twice(2), await twice(21)]).toEqual([{ value: 4 }, { value: 42 }]);
    expect(await db.selectNoFrom(sql<number>`${3}::int`.as('value')).executeTakeFirst()).toEqual({ value: 3 });
    const { rows } = await prepared.execute(db);
    expect(rows).toEqual([{ statement: 'select $1::int * 2 as "value" /* kept */', times: 2 }]);
  });
});

it('reports a fault of a marked statement to whoever made it, and the connection goes on', async () => {
  await database.db.connection().execute(async (db) => {
    const broken = db.selectNoFrom(sql<number>`1 / ${0}::int`.as('value')).modifyEnd(KEPT);
    await expect(broken.execute()).rejects.toThrow('division by zero');
    await expect(broken.execute()).rejects.toThrow('division by zero');
    expect(await db.selectNoFrom(sql<number>`1`.as('value')).executeTakeFirst()).toEqual({ value: 1 });
  });
});
