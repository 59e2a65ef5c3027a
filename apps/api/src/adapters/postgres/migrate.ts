import { createHash } from 'node:crypto';

import type { ClientBase } from 'pg';

import { applyFunctions, refuseOtherFunctions } from './functions/apply-functions.ts';
import type { FunctionSet } from './functions/function-set.ts';
import { inTransaction } from './in-transaction.ts';

/** One step of the schema. It is never changed once released: data of that step exists somewhere. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

const LOCK = 7_046_029_254;

const checksumOf = (migration: Migration) => createHash('sha256').update(migration.sql).digest('hex');

function refuseStrangers(applied: readonly Applied[], known: readonly Migration[]) {
  const sums = new Map(known.map((migration) => [migration.name, checksumOf(migration)]));
  for (const { name, checksum } of applied) {
    const sum = sums.get(name);
    if (sum === undefined) {
      throw new Error(
        `this data was written by a newer Kinora (it has the migration ${name}); start that version, or set KINORA_HOME or DATABASE_URL to other data`,
      );
    }
    if (sum !== checksum) {
      throw new Error(
        `the migration ${name} of this data differs from the one of this Kinora; start the version that wrote the data, or set KINORA_HOME or DATABASE_URL to other data`,
      );
    }
  }
}

const apply = (client: ClientBase, migration: Migration) =>
  inTransaction(client, async () => {
    await client.query(migration.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [
      migration.name,
      checksumOf(migration),
    ]);
  });

/** What data is brought up to. Without functions it is left at a step of its history, as only tests want it. */
export interface Schema {
  readonly migrations: readonly Migration[];
  readonly functions?: FunctionSet;
}

/**
 * Applies what is missing, forward only: each step in a transaction of its own, then the functions in one. Any number of
 * processes may do so at the same time. Throws one sentence when the data is newer than this code.
 */
export async function migrate(client: ClientBase, { functions, migrations }: Schema): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<Applied>('select name, checksum from migration');
    refuseStrangers(rows, migrations);
    if (functions) await refuseOtherFunctions(client, functions);
    const done = new Set(rows.map(({ name }) => name));
    for (const migration of migrations) {
      if (!done.has(migration.name)) await apply(client, migration);
    }
    if (functions) await applyFunctions(client, functions);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}
