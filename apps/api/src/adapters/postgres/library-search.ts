import type { LibraryQuery } from '@kinora/contracts/library';
import { type Kysely, sql } from 'kysely';

import type { LibraryRecords, PageWish } from '../../domain/library.ts';
import { drawCards, type LibraryCard } from './library-cards.ts';
import { conditionsOf, wordsOf } from './library-query.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;
type Column = ReturnType<typeof sql.ref>;
type Condition = ReturnType<typeof sql<boolean>>;

/** So many are looked through for words before the words are looked up. */
const FIRST = 4000;
const CURSOR = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a cursor is; undefined for one that nobody gave out. */
function placeOf(cursor = '') {
  const [, since, id] = CURSOR.exec(cursor) ?? [];
  if (since === undefined || id === undefined) return undefined;
  return sql`(timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/** What follows a cursor, up to another one and with it. */
function between({ cursor, until }: Pick<PageWish, 'cursor' | 'until'>, column: Column): readonly Condition[] {
  const [start, end] = [placeOf(cursor), placeOf(until)];
  return [
    ...(start ? [sql<boolean>`(${column}, c.id) < ${start}`] : []),
    ...(end ? [sql<boolean>`(${column}, c.id) >= ${end}`] : []),
  ];
}

/** What is looked for, in its order. */
interface Wanted {
  /** What the order is by. */
  readonly column: Column;
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

/**
 * Words that many creations have are found among the newest at once; looked up, all of them would be put in order first.
 * Words that few have are looked up: nobody reads everything to find them.
 */
async function find(db: Db, wanted: Wanted, isRare: boolean): Promise<readonly LibraryCard[]> {
  if (isRare) return drawCards(db, byWords(wanted));
  const found = await drawCards(db, inOrder(wanted));
  return wanted.words === undefined || found.length === wanted.limit ? found : drawCards(db, byWords(wanted));
}

export interface LibrarySearch extends LibraryQuery, PageWish {
  /** Instead of words: what few creations `c` are, by an index. */
  readonly rare?: Condition;
}

/** A page of a search. */
export async function searchLibrary(
  db: Db,
  memberId: string,
  { cursor, until, limit, rare, ...query }: LibrarySearch,
): Promise<LibraryRecords> {
  const column = sql.ref(query.shelf === 'trash' ? 'c.removed_at' : 'c.created_at');
  const conditions = [...conditionsOf(memberId, query), ...between({ cursor, until }, column)];
  const words = rare ?? wordsOf(memberId, query);
  const found = await find(db, { column, conditions, words, limit: limit + 1 }, rare !== undefined);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(({ item }) => item), next: last?.cursor ?? null };
}
