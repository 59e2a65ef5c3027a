import { sql, type Kysely } from 'kysely';

import type { StoredFiles } from '../../../domain/library/media.ts';
import type { Database } from '../schema.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A worker takes the files of an erased clip and of a closed account away later; for readers they are gone at once. */
const IS_KEPT = sql<boolean>`
  not exists (select from member where member.id = asset.owner and deleted_at is not null)
  and (source not like 'creation:%' or not exists (
    select from creation where creation.id = substr(source, 10)::uuid and erased_at is not null
  ))`;

/** Stored files by id; who may read one was decided when its address was signed. */
export function createPostgresFiles(db: Kysely<Database>): StoredFiles {
  return {
    async find(id) {
      if (!UUID.test(id)) return undefined;
      const row = await db
        .selectFrom('asset')
        .select(['id', 'type', 'storage_key'])
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .where(IS_KEPT)
        .executeTakeFirst();
      return row && { id: row.id, type: row.type, storageKey: row.storage_key };
    },
  };
}
