import { fail, ok } from '@kinora/contracts';
import type { InputProblems } from '@kinora/contracts/catalogue';
import { type Kysely, sql } from 'kysely';

import type {
  CreationPage,
  CreationRecord,
  Creations,
  Submission,
  SubmitRefusal,
} from '../../../domain/creations/creation.ts';
import { cancelUnpaid } from '../money/settle-books.ts';
import type { Database } from '../schema.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import { batchLookups } from './batch-lookups.ts';
import { changedSince, currentCursor } from './creation-cursor.ts';
import { lineSide } from './postgres-line.ts';

/** Only lost workers and passing failures use attempts up: enough that a bad day of a machine ends no clip. */
const ATTEMPTS = 20;

type Db = Kysely<Database>;
type Call = ReturnType<typeof sql>;

async function valueOf<Value>(db: Db, call: Call): Promise<Value | undefined> {
  const { rows } = await sql<{ value: Value }>`select ${call} as value`.execute(db);
  return rows[0]?.value;
}

interface SubmitAnswer {
  readonly outcome: 'held' | 'replayed' | SubmitRefusal['reason'];
  readonly balance: number;
  /** With the outcome `files`. */
  readonly fields?: InputProblems;
  readonly creations: readonly CreationRecord[];
}

/** How many are ahead of each that waits: the line is read once, however many they are. */
async function placesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; ahead: number }>`
    select creation_id as id, ahead from creation_places(${ids})`.execute(db);
  return new Map(rows.map(({ id, ahead }) => [id, ahead]));
}

/** The same, read together for all who ask at the same time. */
const placesIn = (db: Db) => batchLookups((ids) => placesOf(db, ids));

interface Afterwards {
  readonly announcer: Announcer;
  readonly placeOf: ReturnType<typeof placesIn>;
}

/** Without its place when that cannot be read: the creation is made, whatever happens now. */
async function placed({ placeOf }: Afterwards, record: CreationRecord): Promise<CreationRecord> {
  const ahead = await placeOf(record.id).catch(() => undefined);
  return { ...record, position: ahead ?? null };
}

async function submit(db: Db, afterwards: Afterwards, { memberId, key, bodyHash, ...rest }: Submission) {
  const spec = JSON.stringify({ maxAttempts: ATTEMPTS, ...rest });
  const answer = await valueOf<SubmitAnswer>(db, sql`creation_submit(${memberId}, ${key}, ${bodyHash}, ${spec})`);
  if (!answer) throw new Error('creation_submit gave no answer');
  const { outcome, balance, creations, fields = {} } = answer;
  if (outcome === 'files') return fail({ reason: outcome, fields } as const);
  if (outcome === 'not-enough' || outcome === 'wrong-scope') return fail({ reason: outcome, balance } as const);
  if (outcome === 'replayed') return ok({ creations, balance, isReplay: true });
  if (outcome !== 'held') return fail({ reason: outcome });
  afterwards.announcer.announce([rest.lane, ...(rest.others ?? []).map(({ lane }) => lane)], creations);
  const withPlaces = await Promise.all(creations.map((record) => placed(afterwards, record)));
  return ok({ creations: withPlaces, balance, isReplay: false });
}

function recordsOf(db: Db, memberId: string) {
  return db
    .selectFrom('creation as c')
    .select(sql<CreationRecord>`creation_card(c, null)`.as('record'))
    .where('c.member_id', '=', memberId)
    .where('c.removed_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc');
}

type Records = ReturnType<typeof recordsOf>;

/** With the places of those that wait. */
async function read(db: Db, records: Records): Promise<readonly CreationRecord[]> {
  const found = (await records.execute()).map(({ record }) => record);
  const waiting = found.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  if (waiting.length === 0) return found;
  const places = await placesOf(db, waiting);
  return found.map((record) => ({ ...record, position: places.get(record.id) ?? null }));
}

const CURSOR = /^(\d{1,15})_([0-9a-f-]{36})$/;

/** An unknown cursor starts at the newest. */
function after(records: Records, cursor: string): Records {
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  if (time === undefined || id === undefined) return records;
  return records.where(sql<boolean>`(c.created_at, c.id) < (${new Date(Number(time))}, ${id}::uuid)`);
}

async function list(
  db: Db,
  memberId: string,
  { cursor = '', limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<CreationPage> {
  const found = await read(db, after(recordsOf(db, memberId), cursor).limit(limit + 1));
  const creations = found.slice(0, limit);
  const last = found.length > limit ? creations.at(-1) : undefined;
  return { creations, next: last ? `${last.createdAt}_${last.id}` : null };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findMany(db: Db, memberId: string, ids: readonly string[]): Promise<readonly CreationRecord[]> {
  const known = ids.filter((id) => UUID.test(id));
  return known.length === 0 ? [] : read(db, recordsOf(db, memberId).where('c.id', 'in', known));
}

async function find(db: Db, memberId: string, id: string): Promise<CreationRecord | undefined> {
  return (await findMany(db, memberId, [id]))[0];
}

async function ofBatch(db: Db, memberId: string, batchId: string): Promise<readonly CreationRecord[]> {
  if (!UUID.test(batchId)) return [];
  return read(db, recordsOf(db, memberId).clearOrderBy().where('c.batch_id', '=', batchId).orderBy('c.place'));
}

async function cancel(db: Db, memberId: string, id: string) {
  if (!UUID.test(id)) return fail('unknown' as const);
  type Outcome = 'cancelled' | 'unknown' | 'already-ended';
  const outcome = (await valueOf<Outcome>(db, sql`creation_cancel(${memberId}, ${id})`)) ?? 'unknown';
  if (outcome !== 'cancelled') return fail(outcome);
  const record = await find(db, memberId, id);
  return record ? ok(record) : fail('unknown' as const);
}

async function remove(db: Db, memberId: string, id: string) {
  const record = await find(db, memberId, id);
  if (!record) return fail('unknown' as const);
  const { rows } = await sql`
    update creation set removed_at = now()
    where id = ${id} and state not in ('waiting', 'running') returning creation_tell(creation)`.execute(db);
  return rows.length > 0 ? ok(null) : fail('still-running' as const);
}

/** How many of the moved creations are announced and returned. */
const TOLD = 20;

type Move = Parameters<Creations['move']>[1];

async function move(db: Db, memberId: string, { id, before }: Move): ReturnType<Creations['move']> {
  if (!UUID.test(id)) return fail('unknown');
  if (before !== undefined && !UUID.test(before)) return fail('not-waiting');
  const { rows } = await sql<{ outcome: 'moved' | 'unknown' | 'not-waiting'; moved: readonly string[] }>`
    select outcome, moved from creation_move(${memberId}, ${id}, ${before ?? null}, ${TOLD})`.execute(db);
  const { outcome = 'unknown', moved = [] } = rows[0] ?? {};
  return outcome === 'moved' ? ok(await findMany(db, memberId, moved.slice(0, TOLD))) : fail(outcome);
}

async function expire(db: Db): Promise<number> {
  for (let count = 0; ; count += 1) {
    if (!(await valueOf<string | null>(db, sql`creation_expire_one()`))) return count;
  }
}

type WorkerSide = Pick<
  Creations,
  'begin' | 'held' | 'cancelUnpaid' | 'progress' | 'deliver' | 'fail' | 'confirmCancel' | 'expire'
>;

function workerSide(db: Db): WorkerSide {
  return {
    begin: async ({ jobId, token }) =>
      (await valueOf<CreationRecord | null>(db, sql`creation_begin(${jobId}, ${token})`)) ?? undefined,
    held: async ({ jobId, token }) =>
      (await valueOf<CreationRecord | null>(db, sql`creation_held(${jobId}, ${token})`)) ?? undefined,
    progress: async ({ jobId, token }, { phase, done, total }) =>
      (await valueOf(db, sql`creation_progress(${jobId}, ${token}, ${phase}, ${done}, ${total})`)) === true,
    deliver: async ({ jobId, token }, clip) =>
      (await valueOf(db, sql`creation_deliver(${jobId}, ${token}, ${JSON.stringify(clip)})`)) ?? 'stale',
    fail: async ({ jobId, token }, { state, reason, retryable, code = null, reference = null }) => {
      const told = sql`${state}, ${reason}, ${retryable}, ${code}::text, ${reference}::text`;
      return (await valueOf(db, sql`creation_stop(${jobId}, ${token}, ${told})`)) ?? 'stale';
    },
    confirmCancel: async ({ jobId, token }) =>
      (await valueOf(db, sql`creation_stop(${jobId}, ${token}, 'cancelled', null, null, null, null)`)) ?? 'stale',
    expire: () => expire(db),
    cancelUnpaid: () => cancelUnpaid(db),
  };
}

/** Creations in PostgreSQL; every change is one call of a function there. */
export function createPostgresCreations(db: Db): Creations {
  const afterwards = { announcer: createAnnouncer(db), placeOf: placesIn(db) };
  return {
    submit: (submission) => submit(db, afterwards, submission),
    list: (memberId, page) => list(db, memberId, page),
    unfinished: (memberId) => read(db, recordsOf(db, memberId).where('c.state', 'in', ['waiting', 'running'])),
    find: (memberId, id) => find(db, memberId, id),
    findMany: (memberId, ids) => findMany(db, memberId, ids),
    ofBatch: (memberId, batchId) => ofBatch(db, memberId, batchId),
    cancel: (memberId, id) => cancel(db, memberId, id),
    remove: (memberId, id) => remove(db, memberId, id),
    move: (memberId, asked) => move(db, memberId, asked),
    changedSince: (memberId, cursor) => changedSince(db, memberId, cursor),
    cursor: () => currentCursor(db),
    ...lineSide(db),
    ...workerSide(db),
  };
}
