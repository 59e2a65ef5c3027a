import type { ClientBase } from 'pg';

import type { FunctionSet } from '../functions/function-set.ts';
import type { FunctionSetRecord } from '../functions/function-sets.data.ts';
import { migrate, type Migration } from '../migrate.ts';
import { type DescribedFunction, describeFunctions } from './described-functions.ts';

export interface FunctionHistory {
  readonly migrations: readonly Migration[];
  /** Every set there was, the one of `functions` last. */
  readonly sets: readonly FunctionSetRecord[];
  readonly functions: FunctionSet;
}

/**
 * Takes blank data through every set, as an upgraded server did. Texts of earlier sets are gone, so their functions come
 * with the head they had and no body: what counts is which of them are still there at the end.
 */
export async function liveThrough(client: ClientBase, { functions, migrations, sets }: FunctionHistory): Promise<void> {
  for (const { changed, migration } of sets.slice(0, -1)) {
    const last = migrations.findIndex(({ name }) => name === migration);
    if (last < 0) throw new Error(`there is no migration ${migration}; correct function-sets.data.ts`);
    await migrate(client, { migrations: migrations.slice(0, last + 1) });
    for (const head of changed) {
      await client.query(`create or replace function ${head} language plpgsql as 'begin end'`);
    }
  }
  await migrate(client, { migrations, functions });
}

const described = ({ comment, definition, triggers }: DescribedFunction) =>
  JSON.stringify([definition, comment, triggers]);

/** Heads of the functions of one list that are not exactly so in the other. */
export function headsMissingIn(known: readonly DescribedFunction[], list: readonly DescribedFunction[]) {
  const texts = new Set(known.map(described));
  return list.filter((one) => !texts.has(described(one))).map(({ head }) => head);
}

/** What is in the schema and not in the set, or twice: overloads and orphans. Named ones belong to migrations. */
export async function strayFunctions(client: ClientBase, { files }: FunctionSet, own: readonly string[]) {
  const wanted = new Set([...own, ...files.map(({ name }) => name)]);
  const seen = new Set<string>();
  return (await describeFunctions(client)).flatMap(({ head, name }) => {
    const isStray = !wanted.has(name) || seen.has(name);
    seen.add(name);
    return isStray ? [head] : [];
  });
}
