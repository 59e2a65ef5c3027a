create or replace function ledger_hold(
  p_member uuid, p_amount bigint, p_route text, p_key text, p_ttl interval
) returns table (outcome text, hold_id uuid, fitting bigint) language plpgsql as $$
declare
  h hold;
  l lot;
  v_fitting bigint;
  v_all bigint;
  v_part bigint;
  v_left bigint := p_amount;
begin
  perform ledger_sweep(p_member);
  select * into h from hold where key = p_key;
  if found then
    if h.member_id = p_member and h.amount = p_amount and h.route = p_route then
      return query select 'replayed', h.id, null::bigint;
    else
      return query select 'key-reused', null::uuid, null::bigint;
    end if;
    return;
  end if;
  select coalesce(sum(remaining - held) filter (where ledger_fits(scope, p_route)), 0), coalesce(sum(remaining - held), 0)
  into v_fitting, v_all from lot where member_id = p_member and remaining > held;
  if v_fitting < p_amount then
    return query select case when v_all < p_amount then 'not-enough' else 'wrong-scope' end, null::uuid, v_fitting;
    return;
  end if;
  insert into hold (member_id, key, route, amount, created_at, expires_at)
  values (p_member, p_key, p_route, p_amount, ledger_now(), ledger_now() + p_ttl) returning * into h;
  for l in
    select * from lot where member_id = p_member and remaining > held and ledger_fits(scope, p_route)
    order by scope = 'any', expires_at nulls last, id
  loop
    v_part := least(v_left, l.remaining - l.held);
    update lot set held = held + v_part where id = l.id;
    insert into hold_part values (h.id, l.id, v_part);
    v_left := v_left - v_part;
    exit when v_left = 0;
  end loop;
  perform ledger_transfer(
    ledger_account(p_member, 'available'), ledger_account(p_member, 'held'), p_amount, 'hold',
    'hold:' || h.id, h.id, null, h.created_at
  );
  return query select 'held', h.id, v_fitting;
end
$$;
comment on function ledger_hold(uuid, bigint, text, text, interval) is
  'Sets credits aside: lots of the narrowest scope first, then those that expire soonest';
