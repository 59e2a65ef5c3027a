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
comment on function ledger_widen(uuid, text) is
  'Lets the lots of one source pay every route, as when an e-mail is confirmed';
