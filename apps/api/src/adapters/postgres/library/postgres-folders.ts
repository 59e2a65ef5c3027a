import { fail, ok } from '@kinora/contracts';
import { FOLDERS_MAX } from '@kinora/contracts/library';
import { type Kysely, sql } from 'kysely';

import type { Library } from '../../../domain/library/library.ts';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;
type Folders = Pick<Library, 'createFolder' | 'removeFolder' | 'renameFolder'>;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'folder_name';

/** Two concurrent calls may exceed the limit by one, which does no harm. */
async function create(db: Db, memberId: string, name: string) {
  const { rows } = await sql<{ id: string }>`
    insert into folder (member_id, name)
    select ${memberId}, ${name} where (select count(*) from folder where member_id = ${memberId}) < ${FOLDERS_MAX}
    on conflict do nothing returning id`.execute(db);
  const [made] = rows;
  if (made) return ok({ id: made.id, name, count: 0 });
  const same = db.selectFrom('folder').select('id').where('member_id', '=', memberId);
  const taken = await same.where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst();
  return fail(taken ? ('name-taken' as const) : ('too-many-folders' as const));
}

async function rename(db: Db, memberId: string, { id, name }: { readonly id: string; readonly name: string }) {
  try {
    const { numUpdatedRows } = await db
      .updateTable('folder')
      .set({ name })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? ok(null) : fail('unknown-folder' as const);
  } catch (error) {
    if (isTaken(error)) return fail('name-taken' as const);
    throw error;
  }
}

/** Folders in PostgreSQL; what lies in a removed one lies in none afterwards. */
export function createPostgresFolders(db: Db): Folders {
  return {
    createFolder: (memberId, name) => create(db, memberId, name),
    renameFolder: (memberId, folder) => rename(db, memberId, folder),
    async removeFolder(memberId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('folder')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return numDeletedRows > 0n ? ok(null) : fail('unknown-folder');
    },
  };
}
