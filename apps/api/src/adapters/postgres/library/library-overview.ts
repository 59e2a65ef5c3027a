import type { LibraryOverview } from '@kinora/contracts/library';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

const TAGS_SHOWN = 50;

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

/** What a library holds, counted. */
export async function countLibrary(db: Db, memberId: string): Promise<Overview> {
  const [counts, folders, tags, models] = await Promise.all([
    countsOf(db, memberId),
    foldersOf(db, memberId),
    tagsOf(db, memberId),
    modelsOf(db, memberId),
  ]);
  return { counts, folders, tags, models };
}
