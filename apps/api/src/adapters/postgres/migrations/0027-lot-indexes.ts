import type { Migration } from '../migrate.ts';

/**
 * What can be spent and what is due are found by `remaining > held`, which PostgreSQL does not see to imply
 * `remaining > 0`: every sweep, hold and grant read all lots of all members. What expires was compared with the clock
 * row by row, since the clock is volatile: now with one moment, which an index can find.
 */
export const lotIndexes: Migration = {
  name: '0027-lot-indexes',
  sql: `
create index lot_spendable on lot (member_id) where remaining > held;
drop index lot_due;
create index lot_due on lot (expires_at) where remaining > held;
create index hold_member_pending on hold (member_id) where state = 'pending';

create or replace function ledger_expire(p_limit integer) returns setof uuid language sql volatile as $$
  select member_id from hold where state = 'pending' and expires_at <= (select ledger_now())
  union
  select member_id from lot where remaining > held and expires_at <= (select ledger_now())
  limit p_limit
$$;

-- Lots with nothing left never get any back: only those that have some are looked at.
create or replace function ledger_widen(p_member uuid, p_source text) returns bigint language plpgsql as $$
declare
  v_amount bigint;
begin
  perform ledger_lock(p_member);
  with widened as (
    update lot set scope = 'any'
    where member_id = p_member and source = p_source and scope = 'local' and remaining > 0 returning remaining
  )
  select coalesce(sum(remaining), 0) into v_amount from widened;
  return v_amount;
end
$$;
`,
};
