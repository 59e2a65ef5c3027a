import { fail, ok, type Result } from '@kinora/contracts';
import { TAGS_MAX, type LibraryAct, type LibraryChange } from '@kinora/contracts/library';
import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

const IN_TRASH = sql`c.removed_at is not null and c.erased_at is null`;
/** A folder's things, favourites and tags keep what they are in the trash, for when they come back. */
const HERE = sql`c.erased_at is null`;

interface Act {
  readonly set: RawBuilder<unknown>;
  /** Which of the named ones may be changed. */
  readonly where: RawBuilder<unknown>;
  /** Streams of events tell of it. */
  readonly isTold?: true;
}

const ACTS: Readonly<Record<LibraryAct, (change: LibraryChange) => Act>> = {
  trash: () => ({
    set: sql`removed_at = coalesce(c.removed_at, clock_timestamp())`,
    where: sql`c.shelf <> 'progress' and ${HERE}`,
    isTold: true,
  }),
  restore: () => ({ set: sql`removed_at = null`, where: HERE, isTold: true }),
  erase: () => ({ set: sql`erased_at = clock_timestamp()`, where: IN_TRASH }),
  favourite: () => ({ set: sql`is_favourite = true`, where: HERE }),
  unfavourite: () => ({ set: sql`is_favourite = false`, where: HERE }),
  move: ({ folder }) => ({ set: sql`folder_id = ${folder ?? null}::uuid`, where: HERE }),
  tag: ({ tag = '' }) => ({
    set: sql`tags = array_append(array_remove(c.tags, ${tag}), ${tag})`,
    where: sql`${HERE} and (cardinality(c.tags) < ${TAGS_MAX} or c.tags @> array[${tag}]::text[])`,
  }),
  untag: ({ tag = '' }) => ({ set: sql`tags = array_remove(c.tags, ${tag})`, where: HERE }),
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'creation_folder_id_fkey';

async function hasFolder(db: Db, memberId: string, { act, folder }: LibraryChange): Promise<boolean> {
  if (act !== 'move' || folder === undefined) return true;
  const found = await db
    .selectFrom('folder')
    .select('id')
    .where('id', '=', folder)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locked in the order of their ids, so that two such calls never wait for each other. */
async function write(db: Db, memberId: string, change: LibraryChange): Promise<readonly string[]> {
  const { set, where, isTold } = ACTS[change.act](change);
  const { rows } = await sql<{ id: string }>`
    with named as (
      select c.id from creation as c
      where c.member_id = ${memberId} and c.id = any(${[...new Set(change.ids)]}::uuid[]) and ${where}
      order by c.id for update
    )
    update creation as c set ${set} from named where c.id = named.id
    returning c.id ${isTold ? sql`, creation_tell(c)` : sql``}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Changes many at once; says which of them are as they were asked to be. */
export async function changeMany(
  db: Db,
  memberId: string,
  change: LibraryChange,
): Promise<Result<readonly string[], 'unknown-folder'>> {
  if (!(await hasFolder(db, memberId, change))) return fail('unknown-folder');
  try {
    return ok(await write(db, memberId, change));
  } catch (error) {
    // The folder was removed between both.
    if (isMissing(error)) return fail('unknown-folder');
    throw error;
  }
}
