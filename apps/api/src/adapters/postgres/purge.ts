import { type Kysely, sql } from 'kysely';

import type { Database } from './schema.ts';

/** Rows removed in one transaction: few, so that others don't wait long for the locks. */
const AT_ONCE = 1000;

const behindSnapshot = (table: string, than: string) => `${table}.created_at < now() - interval '30 days' and exists (
  select from project_snapshot as s where s.project_id = ${table}.project_id and s.revision ${than} ${table}.revision
    and s.created_at < now() - interval '30 days')`;

/** What may go, and when: docs/lives.md says why. */
const RULES = [
  ['idempotency', "created_at < now() - interval '24 hours'"],
  ['creation_event', "created_at < now() - interval '7 days'"],
  ['job', "ended_at < now() - interval '7 days'"],
  ['operation', "ended_at < now() - interval '180 days'"],
  ['address_proof', "expires_at < now() - interval '1 day'"],
  ['code', "expires_at < now() - interval '1 day'"],
  ['mail', "state <> 'waiting' and ended_at < now() - interval '30 days'"],
  ['member_device', "used_at < now() - interval '90 days'"],
  ['payment_event', "received_at < now() - interval '180 days'"],
  ['plan_change', "created_at < now() - interval '30 days'"],
  // What leads back thirty days stays: a snapshot that is as old, and all that came after it.
  ['project_edit', behindSnapshot('project_edit', '>=')],
  ['project_snapshot', behindSnapshot('project_snapshot', '>')],
  ['sandbox_event', "created_at < now() - interval '30 days'"],
  ['reader', "until < now() - interval '1 minute'"],
  ['rate_limit', 'expire < extract(epoch from now()) * 1000'],
  ['security_event', "created_at < now() - interval '180 days'"],
  ['sign_in_start', "expires_at < now() - interval '1 day'"],
  ['start_grant', 'day < current_date - 90'],
  ['ticket', "expires_at < now() - interval '1 day'"],
  ['session', "least(ended_at, expires_at, used_at + interval '7 days') < now() - interval '1 day'"],
  [
    'guest',
    "created_at < now() - interval '1 day' and not exists (select from session where session.guest_id = guest.id)",
  ],
] as const;

async function remove(db: Kysely<Database>, [table, isOver]: (typeof RULES)[number]): Promise<number> {
  for (let count = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.raw(isOver)} limit ${AT_ONCE} for update skip locked
      )`.execute(db);
    count += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) return count;
  }
}

/** Removes rows that are no longer needed; returns how many. Any number of processes may do so at once. */
export async function purge(db: Kysely<Database>): Promise<number> {
  let count = 0;
  for (const rule of RULES) count += await remove(db, rule);
  return count;
}
