create or replace function ledger_expire_member(p_member uuid) returns table (voided bigint, expired bigint)
language plpgsql as $$
declare
  v_hold uuid;
  v_voided bigint := 0;
  v_expired bigint;
begin
  v_expired := ledger_sweep(p_member);
  for v_hold in
    select id from hold where member_id = p_member and state = 'pending' and expires_at <= ledger_now() order by id
  loop
    perform ledger_void(v_hold, 'expired');
    v_voided := v_voided + 1;
  end loop;
  return query select v_voided, v_expired;
end
$$;
