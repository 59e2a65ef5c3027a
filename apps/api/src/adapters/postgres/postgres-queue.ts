import { type Kysely, type Selectable, sql } from 'kysely';

import type { Claim, Heartbeat, Job, JobQueue, LaneLimits, Lease, NewJob } from '../../domain/queue.ts';
import type { Listener } from './listener.ts';
import type { JobTable } from './queue-schema.ts';
import type { Database } from './schema.ts';

/** Whose share our own chores use. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const ATTEMPTS = 5;

type Db = Kysely<Database>;

const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`;

async function enqueue(db: Db, job: NewJob): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select job_enqueue(${job.key}, ${job.lane}, ${job.memberId ?? NOBODY}, null, ${JSON.stringify(job.payload ?? {})},
      ${job.priority ?? 0}, ${job.weight ?? 1}, ${job.maxAttempts ?? ATTEMPTS}, ${milliseconds(job.delayMs ?? 0)}
    ) as id`.execute(db);
  return rows[0]?.id ?? '';
}

function jobFrom(row: Selectable<JobTable>): Job {
  return {
    id: row.id,
    key: row.key,
    lane: row.lane,
    memberId: row.member_id === NOBODY ? undefined : row.member_id,
    creationId: row.creation_id ?? undefined,
    payload: row.payload,
    attempt: row.attempt,
    maxAttempts: row.max_attempts,
    startedAt: row.started_at ?? Date.now(),
    lease: { jobId: row.id, token: row.lease_token ?? '' },
  };
}

async function claim(db: Db, { lane, worker, leaseMs }: Claim): Promise<Job | undefined> {
  const { rows } = await sql<Selectable<JobTable>>`
    select * from job_claim(${lane}, ${worker}, ${milliseconds(leaseMs)})`.execute(db);
  return rows[0] && jobFrom(rows[0]);
}

async function beat(db: Db, leases: readonly Lease[], leaseMs: number): Promise<readonly Heartbeat[]> {
  if (leases.length === 0) return [];
  const { rows } = await sql<{ id: string; cancel_requested: boolean }>`
    select * from job_beat(${leases.map(({ jobId }) => jobId)}, ${leases.map(({ token }) => token)},
      ${milliseconds(leaseMs)})`.execute(db);
  return rows.map((row) => ({ jobId: row.id, isCancelRequested: row.cancel_requested }));
}

/** One job after the other, each in a transaction of its own. */
async function reap(db: Db): Promise<number> {
  for (let count = 0; ; count += 1) {
    const { rows } = await sql<{ outcome: string | null }>`select job_reap_one() as outcome`.execute(db);
    if (!rows[0]?.outcome) return count;
  }
}

async function configure(db: Db, { name, maxRunning, memberCap }: LaneLimits): Promise<void> {
  const limits = { max_running: maxRunning, member_cap: memberCap };
  const insert = db.insertInto('lane').values({ name, ...limits });
  await insert.onConflict((conflict) => conflict.column('name').doUpdateSet(limits)).execute();
}

type Call = ReturnType<typeof sql>;

async function valueOf<Value>(db: Db, call: Call): Promise<Value | undefined> {
  const { rows } = await sql<{ value: Value }>`select ${call} as value`.execute(db);
  return rows[0]?.value;
}

/** The queue in PostgreSQL; every step is one call of a function there. */
export function createPostgresQueue(db: Db, listener: Listener): JobQueue {
  return {
    configure: (limits) => configure(db, limits),
    enqueue: (job) => enqueue(db, job),
    claim: (wanted) => claim(db, wanted),
    beat: (leases, leaseMs) => beat(db, leases, leaseMs),
    finish: async ({ jobId, token }) => (await valueOf<boolean>(db, sql`job_finish(${jobId}, ${token})`)) === true,
    fail: async ({ jobId, token }, { error, retry }) =>
      (await valueOf(db, sql`job_fail(${jobId}, ${token}, ${error}, ${retry})`)) ?? 'stale',
    release: async ({ jobId, token }) => (await valueOf<boolean>(db, sql`job_release(${jobId}, ${token})`)) === true,
    postpone: async ({ jobId, token }, delayMs) =>
      (await valueOf<boolean>(db, sql`job_postpone(${jobId}, ${token}, ${milliseconds(delayMs)})`)) === true,
    reap: () => reap(db),
    cancel: async (jobId) => (await valueOf(db, sql`job_cancel(${jobId})`)) ?? 'unknown',
    place: async (jobId) => (await valueOf<number | null>(db, sql`job_place(${jobId})`)) ?? undefined,
    listen: ({ onWork, onCancel }) => {
      const stops = [onWork && listener.hear('job', onWork), onCancel && listener.hear('job_cancel', onCancel)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
  };
}
