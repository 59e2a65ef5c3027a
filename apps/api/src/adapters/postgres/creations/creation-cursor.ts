import { type Kysely, sql } from 'kysely';

import type { Database } from '../schema.ts';

const CURSOR = /^(\d{1,19})-(\d{1,15})$/;

/**
 * Ids of events are given out before they are committed, so a smaller one may appear after a larger
 * one. The cursor therefore counts transactions, and stops before the oldest that still runs.
 */
export async function changedSince(db: Kysely<Database>, memberId: string, cursor: string) {
  const [, transaction = '0', id = '0'] = CURSOR.exec(cursor) ?? [];
  const { rows } = await sql<{ ids: readonly string[]; until: string }>`
    select coalesce(array_agg(distinct creation_id) filter (where creation_id is not null), '{}') as ids,
      greatest(pg_snapshot_xmin(pg_current_snapshot())::text::numeric, ${transaction}::numeric)::text as until
    from creation_event
    where member_id = ${memberId} and (transaction_id, id) > (${transaction}::xid8, ${id}::bigint)
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot())`.execute(db);
  const [row] = rows;
  return { ids: row?.ids ?? [], cursor: row ? `${row.until}-0` : cursor };
}

/** Where a stream that has just read everything goes on from. */
export async function currentCursor(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ until: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as until`.execute(db);
  return `${rows[0]?.until ?? '0'}-0`;
}
