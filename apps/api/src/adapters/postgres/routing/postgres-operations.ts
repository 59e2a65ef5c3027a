import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Lease } from '../../../domain/queue.ts';
import type {
  Begun,
  Checked,
  DueOperation,
  OperationRecord,
  Operations,
  RouteCandidate,
} from '../../../domain/routing/operations.ts';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

async function valueOf<Value>(db: Db, call: RawBuilder<unknown>): Promise<Value | undefined> {
  const { rows } = await sql<{ value: Value }>`select ${call} as value`.execute(db);
  return rows[0]?.value;
}

const begin = async (db: Db, { jobId, token }: Lease, candidates: readonly RouteCandidate[]): Promise<Begun> =>
  (await valueOf<Begun>(db, sql`operation_begin(${jobId}, ${token}, ${JSON.stringify(candidates)})`)) ?? {
    outcome: 'stale',
  };

async function claim(db: Db, limit: number, leaseMs: number): Promise<readonly DueOperation[]> {
  const { rows } = await sql<{ due: DueOperation }>`
    select operation_claim(${limit}, ${leaseMs}) as due`.execute(db);
  return rows.map(({ due }) => due);
}

async function checked(db: Db, all: readonly Checked[]): Promise<void> {
  if (all.length === 0) return;
  const flat = all.map(({ progress, ...one }) => ({ ...one, ...progress }));
  await sql`select operation_checked(${JSON.stringify(flat)})`.execute(db);
}

async function beat(db: Db, of: readonly Pick<OperationRecord, 'id' | 'token'>[], leaseMs: number) {
  if (of.length === 0) return;
  await sql`select operation_beat(${of.map(({ id }) => id)}, ${of.map(({ token }) => token)}, ${leaseMs})`.execute(db);
}

async function ofCreation(db: Db, creationId: string): Promise<readonly OperationRecord[]> {
  const { rows } = await sql<{ operation: OperationRecord }>`
    select operation_view(o) as operation from operation as o where creation_id = ${creationId}
    order by o.id desc`.execute(db);
  return rows.map(({ operation }) => operation);
}

type Uncertain = OperationRecord & { readonly detail: string | null };

async function uncertain(db: Db): Promise<readonly Uncertain[]> {
  const { rows } = await sql<{ operation: OperationRecord; detail: string | null }>`
    select operation_view(o) as operation, detail from operation as o
    where state = 'uncertain' and started_at > now() - interval '7 days' order by o.id desc limit 100`.execute(db);
  return rows.map(({ detail, operation }) => ({ ...operation, detail }));
}

/** The books of what runs at vendors, kept by the functions of routing. */
export function createPostgresOperations(db: Db): Operations {
  return {
    begin: (lease, candidates) => begin(db, lease, candidates),
    open: async ({ id, token }, external, checkInMs) =>
      (await valueOf<boolean>(db, sql`operation_open(${id}, ${token}, ${JSON.stringify(external)}, ${checkInMs})`)) ??
      false,
    end: async (id, { detail = null, reason = null, state }) =>
      (await valueOf<boolean>(db, sql`operation_end(${id}, ${state}, ${reason}, ${detail})`)) ?? false,
    claim: (limit, leaseMs) => claim(db, limit, leaseMs),
    beat: (of, leaseMs) => beat(db, of, leaseMs),
    checked: (all) => checked(db, all),
    wake: async (route, externalId) =>
      (await valueOf<boolean>(db, sql`operation_wake(${route}, ${externalId})`)) ?? false,
    uncertain: () => uncertain(db),
    ofCreation: (creationId) => ofCreation(db, creationId),
  };
}
