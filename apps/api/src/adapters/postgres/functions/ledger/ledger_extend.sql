create or replace function ledger_extend(p_member uuid, p_source text, p_until timestamptz) returns bigint
language plpgsql as $$
declare
  v_amount bigint;
begin
  perform ledger_lock(p_member);
  with extended as (
    update lot set expires_at = p_until
    where member_id = p_member and source = p_source and remaining > 0 and revoked_at is null
      and expires_at > ledger_now() and expires_at < p_until
    returning remaining
  )
  select coalesce(sum(remaining), 0) into v_amount from extended;
  return v_amount;
end
$$;
comment on function ledger_extend(uuid, text, timestamptz) is
  'Lots of one source that have not expired live until then, and never shorter. Returns what they have left';
