-- Compares with one moment: the clock is volatile, and an index finds nothing by a clock that is read for each row.
create or replace function ledger_expire(p_limit integer) returns setof uuid language sql volatile as $$
  select member_id from hold where state = 'pending' and expires_at <= (select ledger_now())
  union
  select member_id from lot where remaining > held and expires_at <= (select ledger_now())
  limit p_limit
$$;
comment on function ledger_expire(integer) is
  'Members with something to expire; each is expired in a transaction of its own by ledger_expire_member';
