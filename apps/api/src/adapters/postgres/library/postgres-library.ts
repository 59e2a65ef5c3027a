import { type Kysely, sql } from 'kysely';

import type { Library } from '../../../domain/library/library.ts';
import type { Database } from '../schema.ts';
import { changeMany } from './library-changes.ts';
import { changeFound, countFound } from './library-found.ts';
import { countLibrary } from './library-overview.ts';
import { relativesOf } from './library-relatives.ts';
import { searchLibrary } from './library-search.ts';
import { createPostgresFolders } from './postgres-folders.ts';

type Db = Kysely<Database>;

const SOME = 100;

/** Libraries in PostgreSQL. */
export function createPostgresLibrary(db: Db): Library {
  return {
    search: (memberId, query, page) => searchLibrary(db, memberId, { ...query, ...page }),
    relatives: (memberId, id, page) => relativesOf(db, memberId, { id, ...page }),
    overview: (memberId) => countLibrary(db, memberId),
    change: (memberId, change) => changeMany(db, memberId, change),
    count: (memberId, query) => countFound(db, memberId, query),
    changeFound: (memberId, change) => changeFound(db, memberId, change),
    async emptyTrash(memberId) {
      const { numAffectedRows = 0n } = await sql`
        update creation set erased_at = clock_timestamp()
        where member_id = ${memberId} and removed_at is not null and erased_at is null`.execute(db);
      return Number(numAffectedRows);
    },
    async letGo(before) {
      await sql`
        update creation set erased_at = clock_timestamp()
        where removed_at < ${new Date(before)} and erased_at is null and input_version <> 0`.execute(db);
    },
    async rubbish() {
      const { rows } = await sql<{ id: string }>`
        select id from creation where removed_at is not null and erased_at is not null and input_version <> 0
        limit ${SOME}`.execute(db);
      return rows.map(({ id }) => id);
    },
    ...createPostgresFolders(db),
  };
}
