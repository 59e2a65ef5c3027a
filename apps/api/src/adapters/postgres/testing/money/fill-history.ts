import { type Kysely, sql } from 'kysely';

import type { OpenDatabase } from '../../database.ts';
import type { Database } from '../../schema.ts';

const PRICE = 8;

/**
 * Right books of a member with one grant and so many holds that were settled by turns, a minute apart: two moves for
 * each, written at once instead of one by one.
 */
export async function fillHistory({ db }: OpenDatabase, memberId: string, holds: number): Promise<void> {
  await db.transaction().execute((trx) => fill(trx, memberId, holds));
  await sql`analyze transfer, hold, hold_part`.execute(db);
}

async function fill(db: Kysely<Database>, memberId: string, holds: number): Promise<void> {
  const event = `fill:${memberId}`;
  const amount = holds * PRICE;
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select ledger_open(${memberId})`.execute(db);
  await sql`select ledger_grant(${memberId}, ${amount}, 'operator', ${event}, 'any', null)`.execute(db);
  await sql`
    insert into hold (member_id, key, route, amount, state, reason, created_at, expires_at, settled_at)
    select ${memberId}, ${event} || ':' || n, 'local', ${PRICE}::bigint, case n % 2 when 0 then 'posted' else 'voided' end,
      case n % 2 when 1 then 'cancelled' end, now() + n * interval '1 minute', now() + interval '9 years',
      now() + n * interval '1 minute' + interval '30 seconds'
    from generate_series(1, ${holds}::integer) as n`.execute(db);
  await sql`
    insert into hold_part select hold.id, lot.id, hold.amount
    from hold join lot on lot.source_event = ${event} where hold.member_id = ${memberId}`.execute(db);
  await sql`
    insert into transfer (
      debit, credit, amount, kind, idempotency, hold_id, reason, created_at, member_id, available_after
    )
    select case move when 0 then available.id else held.id end,
      case when move = 0 then held.id when h.state = 'posted' then ledger_system('spent') else available.id end,
      h.amount, case when move = 0 then 'hold' when h.state = 'posted' then 'post' else 'void' end,
      case move when 0 then 'hold:' else 'settle:' end || h.id, h.id, case move when 1 then h.reason end,
      case move when 0 then h.created_at else h.settled_at end, h.member_id,
      ${amount}::bigint + sum(
        h.amount * case when move = 0 then -1 when h.state = 'posted' then 0 else 1 end
      ) over (order by h.created_at, move)
    from hold as h
    join account as available on available.member_id = h.member_id and available.kind = 'available'
    join account as held on held.member_id = h.member_id and held.kind = 'held', generate_series(0, 1) as move
    where h.member_id = ${memberId} order by h.created_at, move`.execute(db);
  const spent = Math.floor(holds / 2) * PRICE;
  await sql`update lot set remaining = remaining - ${spent}::bigint where source_event = ${event}`.execute(db);
  await sql`update account set balance = balance + case kind when 'spent' then ${spent}::bigint else -${spent}::bigint end
    where kind = 'spent' or (member_id = ${memberId} and kind = 'available')`.execute(db);
}
