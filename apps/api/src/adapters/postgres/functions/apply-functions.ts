import type { ClientBase } from 'pg';

import { inTransaction } from '../in-transaction.ts';
import type { FunctionFile, FunctionSet } from './function-set.ts';

interface AppliedSet {
  readonly number: number;
  readonly checksum: string;
}

/** Data from before there were sets has no table of them. */
async function readAppliedSets(client: ClientBase): Promise<readonly AppliedSet[]> {
  const found = await client.query("select 1 where to_regclass('function_set') is not null");
  if (found.rows.length === 0) return [];
  return (await client.query<AppliedSet>('select number, checksum from function_set')).rows;
}

/** Throws one sentence where the functions of the data are newer than these, or others under the same number. */
export async function refuseOtherFunctions(client: ClientBase, set: FunctionSet): Promise<void> {
  const sums = new Map([...set.earlier, set].map(({ number, checksum }) => [number, checksum]));
  for (const { number, checksum } of await readAppliedSets(client)) {
    if (number > set.number) {
      throw new Error(
        `this data was written by a newer Kinora (it has set ${number} of the SQL functions, this one has set ${set.number}); start that version, or set KINORA_HOME or DATABASE_URL to other data`,
      );
    }
    if (sums.get(number) !== checksum) {
      throw new Error(
        `set ${number} of the SQL functions of this data differs from the one of this Kinora; start the version that wrote the data, or set KINORA_HOME or DATABASE_URL to other data`,
      );
    }
  }
}

async function applyFile(client: ClientBase, { name, sql }: FunctionFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the SQL function ${name} could not be applied: ${reason}`, { cause: error });
  }
}

/** Applies the whole set in one transaction where the data has an earlier one or none. Its caller holds the lock. */
export async function applyFunctions(client: ClientBase, set: FunctionSet): Promise<void> {
  const applied = await readAppliedSets(client);
  if (applied.some(({ number }) => number >= set.number)) return;
  await inTransaction(client, async () => {
    // Functions call each other in any order, and those in SQL would be checked before what they call is there. A test
    // applies them once more with the check.
    await client.query('set local check_function_bodies = off');
    for (const file of set.files) await applyFile(client, file);
    await client.query('insert into function_set (number, checksum) values ($1, $2)', [set.number, set.checksum]);
  });
}
