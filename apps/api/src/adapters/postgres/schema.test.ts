import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { SCHEMA_COLUMNS } from './schema-columns.data.ts';
import { testDatabase } from './testing/test-database.ts';

interface FoundColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

it('describes exactly the tables and columns of a migrated database', async () => {
  const { db, close } = await testDatabase();
  const { rows } = await sql<FoundColumn>`
    select table_name as table, column_name as column,
      udt_name || case is_nullable when 'YES' then '?' else '' end as type
    from information_schema.columns where table_schema = 'public'`.execute(db);
  await close();
  const listed = Object.entries<object>(SCHEMA_COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, type]) => `${table}.${column} ${type}`),
  );
  expect(rows.map(({ table, column, type }) => `${table}.${column} ${type}`).toSorted()).toEqual(listed.toSorted());
});

it('explains every table in the database itself', async () => {
  const { db, close } = await testDatabase();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is null
      and relname <> 'migration'`.execute(db);
  await close();
  expect(rows).toEqual([]);
});

it('refuses to change a transfer, whoever asks', async () => {
  const database = await testDatabase();
  const changes = ['update transfer set amount = 1', 'delete from transfer', 'truncate transfer'];
  for (const change of changes) {
    await expect(sql.raw(change).execute(database.db)).rejects.toThrow('the table transfer is append-only');
  }
  await database.close();
});
