import type { LibraryOverview, LibraryQuery } from '@kinora/contracts/library';
import { type Kysely, sql } from 'kysely';

import type { CreationRecord } from '../../domain/creation.ts';
import type { Library, LibraryRecords } from '../../domain/library.ts';
import { changeMany } from './library-changes.ts';
import { conditionsOf, wordsOf } from './library-query.ts';
import { createPostgresFolders } from './postgres-folders.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

const SOME = 100;
/** So many are looked through for words before the words are looked up. */
const FIRST = 4000;
const TAGS_SHOWN = 50;

interface Row {
  readonly record: CreationRecord;
  readonly is_favourite: boolean;
  readonly folder_id: string | null;
  readonly tags: readonly string[];
  readonly removed_at: number | null;
  /** Microseconds of what the order is by. */
  readonly since: string;
}

const CURSOR = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What follows a cursor. */
function after(cursor: string, column: ReturnType<typeof sql.ref>) {
  const [, since, id] = CURSOR.exec(cursor) ?? [];
  if (since === undefined || id === undefined) return sql<boolean>`true`;
  const time = sql`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`;
  return sql<boolean>`(${column}, c.id) < (${time}, ${id}::uuid)`;
}

interface Page {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type Order = ReturnType<typeof sql.ref>;
type Condition = ReturnType<typeof sql<boolean>>;

interface Wanted {
  /** What the order is by. */
  readonly column: Order;
  readonly conditions: readonly Condition[];
  readonly words: Condition | undefined;
  readonly limit: number;
}

const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

/** Read in their order until there are enough; of words, only among the first thousands. */
function inOrder({ column, conditions, words, limit }: Wanted) {
  const plain = sql`from creation as c where ${all(conditions)} order by ${column} desc, c.id desc`;
  if (words === undefined) return sql`select c.id, ${column} as at ${plain} limit ${limit}`;
  const first = sql`select c.id, ${column} as at, c.search ${plain} limit ${FIRST}`;
  return sql`select c.id, c.at from (${first}) as c where ${words} order by c.at desc, c.id desc limit ${limit}`;
}

/** Looked up by their words, then put in order. */
function byWords({ column, conditions, words, limit }: Wanted) {
  return sql`select hit.id, hit.at from (
      select c.id, ${column} as at from creation as c where ${all([...conditions, ...(words ? [words] : [])])} offset 0
    ) as hit order by hit.at desc, hit.id desc limit ${limit}`;
}

/** Cards are drawn of those that are shown alone: which they are is known before. */
async function cards(db: Db, found: ReturnType<typeof sql>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with found as materialized (${found})
    select creation_view(c) as record, c.is_favourite, c.folder_id, c.tags, c.removed_at,
      (extract(epoch from found.at) * 1000000)::bigint::text as since
    from found join creation as c on c.id = found.id order by found.at desc, found.id desc`.execute(db);
  return rows;
}

/**
 * Words that many creations have are found among the newest at once; looked up, all of them would be put in order first.
 * Words that few have are looked up: nobody reads everything to find them.
 */
async function find(db: Db, wanted: Wanted): Promise<readonly Row[]> {
  const rows = await cards(db, inOrder(wanted));
  return wanted.words === undefined || rows.length === wanted.limit ? rows : cards(db, byWords(wanted));
}

async function search(
  db: Db,
  memberId: string,
  { cursor = '', limit, ...query }: LibraryQuery & Page,
): Promise<LibraryRecords> {
  const column = sql.ref(query.shelf === 'trash' ? 'c.removed_at' : 'c.created_at');
  const conditions = [...conditionsOf(memberId, query), after(cursor, column)];
  const rows = await find(db, { column, conditions, words: wordsOf(memberId, query), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const items = shown.map(({ record, is_favourite: favourite, folder_id: folder, tags, removed_at: removedAt }) => ({
    record,
    favourite,
    folder,
    tags,
    removedAt,
  }));
  return { items, next: last ? `${last.since}_${last.record.id}` : null };
}

type Overview = Omit<LibraryOverview, 'trashDays'>;

async function countsOf(db: Db, memberId: string): Promise<Overview['counts']> {
  const { rows } = await sql<{ name: keyof Overview['counts']; count: number }>`
    select shelf as name, count(*) as count from creation
    where member_id = ${memberId} and removed_at is null group by shelf
    union all select 'trash', count(*) from creation
    where member_id = ${memberId} and removed_at is not null and erased_at is null
    union all select 'favourite', count(*) from creation
    where member_id = ${memberId} and is_favourite and removed_at is null`.execute(db);
  const counts = Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  return { progress: 0, ready: 0, failed: 0, trash: 0, favourite: 0, ...counts };
}

async function foldersOf(db: Db, memberId: string): Promise<Overview['folders']> {
  const { rows } = await sql<Overview['folders'][number]>`
    select folder.id, folder.name, (
      select count(*) from creation where folder_id = folder.id and removed_at is null
    ) as count
    from folder where member_id = ${memberId} order by lower(name), id`.execute(db);
  return rows;
}

async function tagsOf(db: Db, memberId: string): Promise<Overview['tags']> {
  const { rows } = await sql<Overview['tags'][number]>`
    select tag as name, count(*) as count from creation, unnest(tags) as tag
    where member_id = ${memberId} and removed_at is null and tags <> '{}'
    group by tag order by count(*) desc, tag limit ${TAGS_SHOWN}`.execute(db);
  return rows;
}

/** Each model is looked up once in the index: the rows between two of them are not read. */
async function modelsOf(db: Db, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ model: string }>`
    with recursive made as (
      (select model from creation where member_id = ${memberId} and removed_at is null order by model limit 1)
      union all
      select (
        select model from creation where member_id = ${memberId} and removed_at is null and model > made.model
        order by model limit 1
      ) from made where made.model is not null
    )
    select model from made where model is not null`.execute(db);
  return rows.map(({ model }) => model);
}

async function overview(db: Db, memberId: string): Promise<Overview> {
  const [counts, folders, tags, models] = await Promise.all([
    countsOf(db, memberId),
    foldersOf(db, memberId),
    tagsOf(db, memberId),
    modelsOf(db, memberId),
  ]);
  return { counts, folders, tags, models };
}

/** Libraries in PostgreSQL. */
export function createPostgresLibrary(db: Db): Library {
  return {
    search: (memberId, query, page) => search(db, memberId, { ...query, ...page }),
    overview: (memberId) => overview(db, memberId),
    change: (memberId, change) => changeMany(db, memberId, change),
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
