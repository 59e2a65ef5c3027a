import { fail, ok } from '@kinora/contracts';
import { UPLOAD_LIMITS } from '@kinora/contracts/uploads';
import { type Kysely, sql } from 'kysely';

import {
  type CheckEnd,
  type PageOfUploads,
  type TooMuch,
  type UploadedFile,
  type UploadLimits,
  type UploadLock,
  type UploadPage,
  type UploadRecord,
  type Uploads,
  type UploadToCheck,
} from '../../../domain/uploads/upload.ts';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;
type Call = ReturnType<typeof sql>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CURSOR = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** Cleared up at once. */
const SOME = 100;

const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`;

async function valueOf<Value>(db: Db, call: Call): Promise<Value | undefined> {
  const { rows } = await sql<{ value: Value }>`select ${call} as value`.execute(db);
  return rows[0]?.value;
}

const recordsOf = (db: Db, memberId: string) =>
  db
    .selectFrom('upload as u')
    .select(sql<UploadRecord>`upload_view(u)`.as('record'))
    .where('u.member_id', '=', memberId)
    .where('u.removed_at', 'is', null);

async function find(db: Db, memberId: string, id: string): Promise<UploadRecord | undefined> {
  if (!UUID.test(id)) return undefined;
  return (await recordsOf(db, memberId).where('u.id', '=', id).executeTakeFirst())?.record;
}

/** Clips are made of pictures and short videos. */
const isForClips = sql<boolean>`exists (
  select from asset where asset.id = u.asset_id and asset_media_kind(asset.type) <> 'sound'
    and coalesce(asset.seconds, 0) <= ${UPLOAD_LIMITS.creation.seconds + 1}
)`;

async function list(db: Db, memberId: string, { cursor = '', limit, use = 'creation' }: PageOfUploads) {
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  const all = recordsOf(db, memberId).where('u.state', '=', 'ready').orderBy('u.created_at', 'desc');
  const ready = use === 'timeline' ? all : all.where(isForClips);
  const from =
    time === undefined || id === undefined
      ? ready
      : ready.where(sql<boolean>`(u.created_at, u.id) < (${new Date(Number(time))}, ${id}::uuid)`);
  const found = await from
    .orderBy('u.id', 'desc')
    .limit(limit + 1)
    .execute();
  const uploads = found.slice(0, limit).map(({ record }) => record);
  const last = found.length > limit ? uploads.at(-1) : undefined;
  return { uploads, next: last ? `${last.createdAt}_${last.id}` : null } satisfies UploadPage;
}

async function lock(db: Db, { memberId, id, leaseMs }: { memberId: string; id: string; leaseMs: number }) {
  if (!UUID.test(id)) return fail('unknown' as const);
  const { rows } = await sql<{ outcome: 'held' | 'locked' | 'unknown'; token: string | null }>`
    select * from upload_lock(${memberId}, ${id}, ${milliseconds(leaseMs)})`.execute(db);
  const { outcome = 'unknown', token } = rows[0] ?? {};
  if (outcome !== 'held') return fail(outcome);
  return ok({ uploadId: id, token: token ?? '' } satisfies UploadLock);
}

async function keep(db: Db, { uploadId, token }: UploadLock, leaseMs: number) {
  const { rows } = await sql<{ wanted: boolean }>`
    update upload set lock_until = clock_timestamp() + ${milliseconds(leaseMs)}
    where id = ${uploadId} and lock_token = ${token} and removed_at is null returning is_lock_wanted as wanted`.execute(
    db,
  );
  if (!rows[0]) return 'lost';
  return rows[0].wanted ? 'wanted' : 'held';
}

async function filesOf(db: Db, ids: readonly string[]): Promise<readonly UploadedFile[]> {
  const known = ids.filter((id) => UUID.test(id));
  if (known.length === 0) return [];
  return db
    .selectFrom('upload as u')
    .innerJoin('asset as a', 'a.id', 'u.asset_id')
    .select(['u.id as id', 'a.storage_key as storageKey', 'a.type as type', 'a.width', 'a.height', 'a.seconds'])
    .where('u.id', 'in', known)
    .execute();
}

async function removed(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from upload where removed_at is not null
      and not exists (select from job where key in ('upload:' || upload.id, 'poster:' || upload.id, 'preview:' || upload.id) and job.state = 'running')
      and not exists (
        select from creation_upload as used join creation as c on c.id = used.creation_id
        where used.upload_id = upload.id and c.state in ('waiting', 'running')
      )
    order by removed_at limit ${SOME}`.execute(db);
  return rows.map(({ id }) => id);
}

async function needingParts(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const known = ids.filter((id) => UUID.test(id));
  if (known.length === 0) return [];
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', known)
    .where('state', 'in', ['receiving', 'checking'])
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

type Checks = Pick<Uploads, 'accept' | 'check' | 'refuse'>;

function checks(db: Db): Checks {
  const end = async (call: Call) => (await valueOf<CheckEnd>(db, call)) ?? 'stale';
  return {
    check: async ({ jobId, token }) =>
      (await valueOf<UploadToCheck | null>(db, sql`upload_check(${jobId}, ${token})`)) ?? undefined,
    accept: ({ jobId, token }, id, file) =>
      end(sql`upload_end(${jobId}, ${token}, ${id}, ${JSON.stringify(file)}, null)`),
    refuse: ({ jobId, token }, id, refusal) =>
      end(sql`upload_end(${jobId}, ${token}, ${id}, null, ${JSON.stringify(refusal)})`),
  };
}

/** What a member has too much of for another upload. */
async function tooMuch(db: Db, memberId: string, { unfinished }: UploadLimits): Promise<TooMuch> {
  const { count } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['receiving', 'checking'])
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count) >= unfinished ? 'too-many-uploads' : 'uploads-full';
}

/** Uploads in PostgreSQL. */
export function createPostgresUploads(db: Db): Uploads {
  return {
    async begin({ memberId, name, bytes, use = 'creation' }, limits) {
      const call = sql`upload_begin(${memberId}, ${name}, ${bytes}, ${use}, ${limits.unfinished}, ${limits.bytes})`;
      const record = await valueOf<UploadRecord | null>(db, call);
      return record ? ok(record) : fail(await tooMuch(db, memberId, limits));
    },
    find: (memberId, id) => find(db, memberId, id),
    list: (memberId, page) => list(db, memberId, page),
    lock: (memberId, id, leaseMs) => lock(db, { memberId, id, leaseMs }),
    keep: (held, leaseMs) => keep(db, held, leaseMs),
    async unlock({ uploadId, token }) {
      await sql`update upload set lock_until = null, lock_token = null
        where id = ${uploadId} and lock_token = ${token}`.execute(db);
    },
    append: async ({ uploadId, token }, { position, bytes, key }) =>
      (await valueOf<number | null>(db, sql`upload_append(${uploadId}, ${token}, ${position}, ${bytes}, ${key})`)) ??
      undefined,
    remove: async (memberId, id) =>
      UUID.test(id) && (await valueOf<boolean>(db, sql`upload_remove(${memberId}, ${id})`)) === true,
    ...checks(db),
    filesOf: (ids) => filesOf(db, ids),
    expire: async () => (await valueOf<number>(db, sql`upload_expire()`)) ?? 0,
    removed: () => removed(db),
    needingParts: (ids) => needingParts(db, ids),
    async forget(id) {
      await sql`select upload_forget(${id})`.execute(db);
    },
  };
}
