import { ok, type Result } from '@kinora/contracts';
import type { FoundChange, FoundChanged, LibraryCount, LibraryQuery } from '@kinora/contracts/library';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../schema.ts';
import { changeMany } from './library-changes.ts';
import { conditionsOf, wordsOf } from './library-query.ts';
import { searchIds } from './library-search.ts';

type Db = Kysely<Database>;

/** How many are changed in one transaction, so that others don't wait long for the locks. */
const STEP = 500;

/** How many a search finds, by the clock of the database, which writes the times of creations too. */
export async function countFound(db: Db, memberId: string, query: LibraryQuery): Promise<LibraryCount> {
  const words = wordsOf(memberId, query);
  const conditions = [...conditionsOf(memberId, query), ...(words ? [words] : [])];
  const { rows } = await sql<LibraryCount>`
    select count(*) as count, epoch_ms(clock_timestamp()) + 1 as "asOf" from creation as c
    where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0] ?? { count: 0, asOf: 0 };
}

/** One step through what a search finds; what it leaves as it is, it passes. */
export async function changeFound(
  db: Db,
  memberId: string,
  { query, cursor, except = [], ...change }: FoundChange,
): Promise<Result<FoundChanged, 'unknown-folder'>> {
  const { ids, next } = await searchIds(db, memberId, { ...query, cursor, limit: STEP });
  const kept = new Set(except);
  const wanted = ids.filter((id) => !kept.has(id));
  const result = await changeMany(db, memberId, { ...change, ids: wanted });
  return result.ok ? ok({ changed: result.value, seen: wanted.length, next }) : result;
}
