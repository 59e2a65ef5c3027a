import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectionTo } from './connection.ts';
import type { OpenDatabase } from './database.ts';
import { type Migration, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { testDatabase } from './testing/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function run(migrations: readonly Migration[]) {
  const client = new Client(connectionTo(database.url));
  await client.connect();
  try {
    await migrate(client, { migrations });
  } finally {
    await client.end();
  }
}

const slow: Migration = {
  name: '9001-slow',
  sql: 'create table slow (n int); insert into slow select generate_series(1, 20000);',
};
const broken: Migration = { name: '9002-broken', sql: 'create table half (n int); select 1 / 0;' };

describe('migrations', () => {
  it('run once when eight processes start together', async () => {
    await Promise.all(Array.from({ length: 8 }, () => run([...MIGRATIONS, slow])));
    const rows = await database.db.selectFrom('migration').select('name').where('name', '=', slow.name).execute();
    expect(rows).toHaveLength(1);
  });

  it('leave nothing of a step that fails', async () => {
    await expect(run([...MIGRATIONS, slow, broken])).rejects.toThrow('division by zero');
    await run([...MIGRATIONS, slow, { name: broken.name, sql: 'create table half (n int)' }]);
    const rows = await database.db.selectFrom('migration').select('name').orderBy('name').execute();
    expect(rows.at(-1)).toEqual({ name: broken.name });
  });

  it('refuse data of a newer version in one sentence', async () => {
    await expect(run(MIGRATIONS)).rejects.toThrow(/^this data was written by a newer Kinora/);
  });

  it('refuse a step that was changed after it ran', async () => {
    const changed = { name: slow.name, sql: `${slow.sql} -- changed` };
    await expect(run([...MIGRATIONS, changed, broken])).rejects.toThrow(/differs from the one of this Kinora/);
  });
});
