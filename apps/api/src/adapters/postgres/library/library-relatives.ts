import { type Kysely, sql } from 'kysely';

import type { PageRequest, RelatedRecords } from '../../../domain/library/library.ts';
import type { Database } from '../schema.ts';
import { drawCards } from './library-cards.ts';
import { searchLibrary } from './library-search.ts';

type Db = Kysely<Database>;

/** Generations that are looked for. */
const GENERATIONS = 5;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Up the line of first parents, through those that are gone; their times only keep them in that order. */
const ancestors = (memberId: string, id: string) => sql`
  with recursive line as (
    select c.id, c.parents, c.removed_at, 0 as step from creation as c where c.id = ${id} and c.member_id = ${memberId}
    union all
    select c.id, c.parents, c.removed_at, line.step + 1 from line
    join creation as c on c.id = line.parents[1] and c.member_id = ${memberId} where line.step < ${GENERATIONS}
  )
  select id, timestamptz 'epoch' - min(step) * interval '1 second' as at from line
  where id <> ${id} and removed_at is null group by id`;

/** What `Library` says of it. */
export async function relativesOf(
  db: Db,
  memberId: string,
  { id, ...page }: PageRequest & { readonly id: string },
): Promise<RelatedRecords | undefined> {
  if (!UUID.test(id)) return undefined;
  const own = await db
    .selectFrom('creation')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!own) return undefined;
  const isChild = sql<boolean>`c.parents @> array[${id}]::uuid[] and c.parents <> '{}'`;
  const [cards, made] = await Promise.all([
    drawCards(db, ancestors(memberId, id)),
    searchLibrary(db, memberId, { ...page, rare: isChild }),
  ]);
  return { ancestors: cards.map(({ item }) => item), made };
}
