import { sql } from 'kysely';

import type { OpenDatabase } from '../database.ts';

/** A mistake one could make in a function of the database. */
export interface Bug {
  readonly name: string;
  readonly function: string;
  /** Text of the function, and what the bug makes of it. */
  readonly changes: readonly (readonly [string, string])[];
}

/** Puts the mistake into a test's database; throws where the function does not read so any more. */
export async function plantBug({ db }: Pick<OpenDatabase, 'db'>, bug: Bug): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc where proname = ${bug.function}`.execute(db);
  let definition = rows[0]?.definition ?? '';
  for (const [text, mistake] of bug.changes) {
    if (!definition.includes(text)) throw new Error(`${bug.function} does not contain ${text}`);
    definition = definition.replaceAll(text, () => mistake);
  }
  await sql.raw(definition).execute(db);
}
