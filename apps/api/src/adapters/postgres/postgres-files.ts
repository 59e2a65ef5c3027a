import type { Kysely } from 'kysely';

import type { StoredFiles } from '../../domain/media.ts';
import type { Database } from './schema.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
        .executeTakeFirst();
      return row && { id: row.id, type: row.type, storageKey: row.storage_key };
    },
  };
}
