create or replace function ledger_sweep(p_member uuid) returns bigint language plpgsql as $$
declare
  l lot;
  v_now timestamptz;
  v_total bigint := 0;
begin
  perform ledger_lock(p_member);
  v_now := ledger_now();
  for l in
    select * from lot
    where member_id = p_member and remaining > held and expires_at <= v_now order by id
  loop
    update lot set remaining = held where id = l.id;
    perform ledger_transfer(
      ledger_account(p_member, 'available'), ledger_system('expired'), l.remaining - l.held, 'expire',
      'expire:' || l.id || ':' || extract(epoch from l.expires_at), null, null, v_now, l.id
    );
    v_total := v_total + l.remaining - l.held;
  end loop;
  return v_total;
end
$$;
comment on function ledger_sweep(uuid) is 'Locks a member''s accounts and takes away what has expired and is not held';
