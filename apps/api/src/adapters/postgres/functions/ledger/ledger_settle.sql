create or replace function ledger_settle(p_hold uuid, p_state text, p_reason text)
returns table (outcome text, amount bigint) language plpgsql as $$
declare
  h hold;
  l record;
  v_now timestamptz;
begin
  select * into h from hold where id = p_hold;
  if not found then
    return query select 'unknown', null::bigint;
    return;
  end if;
  perform ledger_sweep(h.member_id);
  v_now := ledger_now();
  select * into h from hold where id = p_hold for update;
  if h.state <> 'pending' then
    return query select h.state, h.amount;
    return;
  end if;
  update hold set state = p_state, reason = p_reason, settled_at = v_now where id = p_hold;
  -- What is given back to a lot that has expired meanwhile can still be spent for a week; to a revoked one it is lost.
  update lot set
    held = held - part.amount,
    remaining = remaining - case when p_state = 'posted' or revoked_at is not null then part.amount else 0 end,
    expires_at = case
      when p_state = 'voided' and expires_at <= v_now and revoked_at is null then v_now + interval '7 days'
      else expires_at
    end
  from hold_part as part where part.hold_id = p_hold and lot.id = part.lot_id;
  perform ledger_transfer(
    ledger_account(h.member_id, 'held'),
    case p_state when 'posted' then ledger_system('spent') else ledger_account(h.member_id, 'available') end,
    h.amount, case p_state when 'posted' then 'post' else 'void' end, 'settle:' || p_hold, p_hold, p_reason, v_now
  );
  if p_state = 'posted' then
    for l in
      select lot.*, part.amount as part from hold_part as part join lot on lot.id = part.lot_id
      where part.hold_id = p_hold and revoked_at is not null order by lot.id
    loop
      perform ledger_write_off(l.id, l.part, 'write-off:' || l.id || ':' || p_hold);
    end loop;
  end if;
  if p_state = 'voided' then
    for l in
      select lot.id, lot.revoked_reason, part.amount from hold_part as part join lot on lot.id = part.lot_id
      where part.hold_id = p_hold and revoked_at is not null order by lot.id
    loop
      perform ledger_transfer(
        ledger_account(h.member_id, 'available'), ledger_system('issued'), l.amount, 'revoke',
        'revoke:' || l.id || ':' || p_hold, null, l.revoked_reason, v_now, l.id
      );
    end loop;
  end if;
  return query select p_state, h.amount;
end
$$;
