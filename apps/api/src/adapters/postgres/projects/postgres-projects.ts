import { fail, ok, type Result } from '@kinora/contracts';
import { PROJECTS_MAX } from '@kinora/contracts/projects';
import type { Edit } from '@kinora/contracts/timeline';
import { type Kysely, sql, type Transaction } from 'kysely';

import {
  SNAPSHOT_EVERY,
  type KeptProject,
  type MediumUsers,
  type NewVersion,
  type NextVersion,
  type ProjectRecord,
  type ProjectRecords,
  type Projects,
  type ProjectsQuery,
} from '../../../domain/projects/projects.ts';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const CURSOR = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** As fine as a cursor. */
const NOW = sql<Date>`date_trunc('milliseconds', clock_timestamp())`;

const RECORD = sql<ProjectRecord>`jsonb_build_object(
  'id', p.id, 'name', p.name, 'poster', p.poster, 'clips', p.clips, 'ticks', p.ticks, 'revision', p.revision,
  'updatedAt', epoch_ms(p.updated_at), 'trashedAt', epoch_ms(p.trashed_at)
)`;

async function list(db: Db, memberId: string, { shelf, cursor = '', limit }: ProjectsQuery): Promise<ProjectRecords> {
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  const [column, isHere] =
    shelf === 'trash'
      ? [sql`p.trashed_at`, sql`p.trashed_at is not null`]
      : [sql`p.updated_at`, sql`p.trashed_at is null`];
  const after =
    time === undefined || id === undefined
      ? sql`true`
      : sql`(${column}, p.id) < (${new Date(Number(time))}::timestamptz, ${id}::uuid)`;
  const { rows } = await sql<{ record: ProjectRecord; at: number }>`
    select ${RECORD} as record, epoch_ms(${column}) as at from project as p
    where p.member_id = ${memberId} and ${isHere} and ${after}
    order by ${column} desc, p.id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { projects: shown.map(({ record }) => record), next: last ? `${last.at}_${last.record.id}` : null };
}

async function keepMedia(trx: Trx, id: string, mediaIds: readonly string[]): Promise<void> {
  await sql`delete from project_media where project_id = ${id} and media_id <> all(${mediaIds}::text[])`.execute(trx);
  await sql`
    insert into project_media (project_id, media_id) select ${id}, unnest(${mediaIds}::text[])
    on conflict do nothing`.execute(trx);
}

/** Two concurrent calls may exceed the limit by one, which does no harm. */
function create(
  db: Db,
  memberId: string,
  { facts, mediaIds, text }: NewVersion,
): Promise<Result<ProjectRecord, 'too-many-projects'>> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ record: ProjectRecord }>`
      insert into project as p (member_id, name, document, poster, clips, ticks)
      select ${memberId}, ${facts.name}, ${text}::jsonb, ${facts.poster}, ${facts.clips}::integer,
        ${facts.ticks}::bigint
      where (select count(*) from project where member_id = ${memberId}) < ${PROJECTS_MAX}
      returning ${RECORD} as record`.execute(trx);
    const [made] = rows;
    if (!made) return fail('too-many-projects');
    await keepMedia(trx, made.record.id, mediaIds);
    return ok(made.record);
  });
}

async function find(db: Db, memberId: string, id: string): Promise<KeptProject | undefined> {
  const { rows } = await sql<KeptProject>`
    select ${RECORD} as record, p.document from project as p
    where p.id = ${id} and p.member_id = ${memberId} and p.trashed_at is null`.execute(db);
  return rows[0];
}

async function editsOf(db: Db, memberId: string, of: { readonly id: string; readonly revision: number }) {
  const { rows } = await sql<{ edits: readonly Edit[] }>`
    select e.edits from project_edit as e join project as p on p.id = e.project_id
    where e.project_id = ${of.id} and e.revision = ${of.revision} and p.member_id = ${memberId}
      and p.trashed_at is null`.execute(db);
  return rows[0]?.edits;
}

/** A concurrent save waits here and then finds another revision. */
async function isAt(trx: Trx, memberId: string, { base, id }: NextVersion): Promise<boolean> {
  const current = await trx
    .selectFrom('project')
    .select('revision')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return current?.revision === base;
}

function save(db: Db, memberId: string, next: NextVersion): Promise<boolean> {
  const { id, edits, facts, mediaIds, text } = next;
  const revision = next.base + 1;
  return db.transaction().execute(async (trx) => {
    if (!(await isAt(trx, memberId, next))) return false;
    await trx
      .updateTable('project')
      .set({ ...facts, document: text, revision, updated_at: NOW })
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('project_edit')
      .values({ project_id: id, revision, edits: JSON.stringify(edits) })
      .execute();
    if (revision % SNAPSHOT_EVERY === 0) {
      await trx.insertInto('project_snapshot').values({ project_id: id, revision, document: text }).execute();
    }
    await keepMedia(trx, id, mediaIds);
    return true;
  });
}

async function using(db: Db, memberId: string, mediaIds: readonly string[]): Promise<readonly MediumUsers[]> {
  const { rows } = await sql<MediumUsers>`
    select m.media_id as "mediaId",
      jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name, p.id) as projects
    from project_media as m join project as p on p.id = m.project_id
    where m.media_id = any(${mediaIds}::text[]) and p.member_id = ${memberId} and p.trashed_at is null
    group by m.media_id order by m.media_id`.execute(db);
  return rows;
}

async function put(db: Db, memberId: string, { id, at }: { id: string; at: ReturnType<typeof sql> }): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update project set trashed_at = ${at} where id = ${id} and member_id = ${memberId}`.execute(db);
  return numAffectedRows > 0n;
}

/** Timelines of members, in PostgreSQL. */
export function createPostgresProjects(db: Db): Projects {
  return {
    list: (memberId, request) => list(db, memberId, request),
    create: (memberId, version) => create(db, memberId, version),
    find: (memberId, id) => find(db, memberId, id),
    editsOf: (memberId, id, revision) => editsOf(db, memberId, { id, revision }),
    save: (memberId, next) => save(db, memberId, next),
    remove: (memberId, id) => put(db, memberId, { id, at: sql`coalesce(trashed_at, ${NOW})` }),
    restore: (memberId, id) => put(db, memberId, { id, at: sql`null` }),
    using: (memberId, mediaIds) => using(db, memberId, mediaIds),
    async letGo(before) {
      const { numAffectedRows = 0n } = await sql`
        delete from project where trashed_at < ${new Date(before)}::timestamptz`.execute(db);
      return Number(numAffectedRows);
    },
  };
}
