import type { LibraryQuery } from '@kinora/contracts/library';
import { type Kysely, sql } from 'kysely';

import type { LibraryRecords, PageRequest } from '../../../domain/library/library.ts';
import type { Database } from '../schema.ts';
import { drawCards, type LibraryCard } from './library-cards.ts';
import { conditionsOf, wordsOf } from './library-query.ts';

type Db = Kysely<Database>;
type Column = ReturnType<typeof sql.ref>;
type Condition = ReturnType<typeof sql<boolean>>;

/** How many are scanned for words before the index is used. */
const FIRST = 4000;
const CURSOR = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The position of a cursor; undefined for an unknown one. */
function placeOf(cursor = '') {
  const [, since, id] = CURSOR.exec(cursor) ?? [];
  if (since === undefined || id === undefined) return undefined;
  return sql`(timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/** What follows a cursor, up to another one and with it. */
function between({ cursor, until }: Pick<PageRequest, 'cursor' | 'until'>, column: Column): readonly Condition[] {
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

type Found = ReturnType<typeof sql>;
type Read<Card> = (found: Found) => Promise<readonly Card[]>;

/**
 * Words that many creations have are found among the newest at once; looked up, all of them would be put in order first.
 * Rare words are looked up in the index instead of reading every row.
 */
async function find<Card>(wanted: Wanted, isRare: boolean, read: Read<Card>): Promise<readonly Card[]> {
  if (isRare) return read(byWords(wanted));
  const found = await read(inOrder(wanted));
  return wanted.words === undefined || found.length === wanted.limit ? found : read(byWords(wanted));
}

export interface LibrarySearch extends LibraryQuery, PageRequest {
  /** Instead of words: what few creations `c` are, by an index. */
  readonly rare?: Condition;
}

interface FoundPage<Card> {
  readonly cards: readonly Card[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

/** A page of a search, read in some way. */
async function findPage<Card extends Pick<LibraryCard, 'cursor'>>(
  memberId: string,
  { cursor, until, limit, rare, ...query }: LibrarySearch,
  read: Read<Card>,
): Promise<FoundPage<Card>> {
  const column = sql.ref(query.shelf === 'trash' ? 'c.removed_at' : 'c.created_at');
  const conditions = [...conditionsOf(memberId, query), ...between({ cursor, until }, column)];
  const words = rare ?? wordsOf(memberId, query);
  const found = await find({ column, conditions, words, limit: limit + 1 }, rare !== undefined, read);
  const cards = found.slice(0, limit);
  const last = found.length > limit ? cards.at(-1) : undefined;
  return { cards, next: last?.cursor ?? null };
}

/** A page of a search. */
export async function searchLibrary(db: Db, memberId: string, query: LibrarySearch): Promise<LibraryRecords> {
  const { cards, next } = await findPage(memberId, query, (found) => drawCards(db, found));
  return { items: cards.map(({ item }) => item), next };
}

/** The same, their ids alone. */
export async function searchIds(db: Db, memberId: string, query: LibrarySearch) {
  const read = async (found: Found) => {
    const { rows } = await sql<{ id: string; cursor: string }>`
      select id, (extract(epoch from at) * 1000000)::bigint || '_' || id as cursor from (${found}) as found
      order by at desc, id desc`.execute(db);
    return rows;
  };
  const { cards, next } = await findPage(memberId, query, read);
  return { ids: cards.map(({ id }) => id), next };
}
