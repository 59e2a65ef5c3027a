import { type Kysely, sql } from 'kysely';

import type { OpenDatabase } from '../database.ts';
import type { Database } from '../schema.ts';

const AVAILABLE = sql`(select id from account where member_id = m.id and kind = 'available')`;
const HELD = sql`(select id from account where member_id = m.id and kind = 'held')`;

/** Books of a member with one grant and so many holds that were settled by turns: two moves for each, a minute apart. */
export async function fillHistory({ db }: OpenDatabase, memberId: string, holds: number): Promise<void> {
  await db.transaction().execute((trx) => fill(trx, memberId, holds));
  await sql`analyze transfer, hold`.execute(db);
}

async function fill(db: Kysely<Database>, memberId: string, holds: number): Promise<void> {
  const event = `fill:${memberId}`;
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select ledger_open(${memberId})`.execute(db);
  await sql`select ledger_grant(${memberId}, ${holds * 8}, 'operator', ${event}, 'any', null)`.execute(db);
  await sql`
    insert into hold (member_id, key, route, amount, state, reason, created_at, expires_at, settled_at)
    select ${memberId}, ${event} || ':' || n, 'local', 8, case n % 2 when 0 then 'posted' else 'voided' end,
      case n % 2 when 1 then 'cancelled' end, now() + n * interval '1 minute', now() + interval '9 years',
      now() + n * interval '1 minute' + interval '30 seconds'
    from generate_series(1, ${holds}::integer) as n`.execute(db);
  await sql`
    insert into transfer (
      debit, credit, amount, kind, idempotency, hold_id, reason, created_at, member_id, available_after
    )
    select case move when 0 then ${AVAILABLE} else ${HELD} end,
      case when move = 0 then ${HELD} when h.state = 'posted' then ledger_system('spent') else ${AVAILABLE} end,
      8, case when move = 0 then 'hold' when h.state = 'posted' then 'post' else 'void' end,
      case move when 0 then 'hold:' else 'settle:' end || h.id, h.id, case move when 1 then h.reason end,
      case move when 0 then h.created_at else h.settled_at end, m.id, 0
    from hold as h join member as m on m.id = h.member_id, generate_series(0, 1) as move
    where m.id = ${memberId} order by h.created_at, move`.execute(db);
}
