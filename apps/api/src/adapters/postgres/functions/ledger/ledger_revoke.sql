create or replace function ledger_revoke(p_event text, p_reason text)
returns table (outcome text, revoked bigint, spent bigint, held bigint) language plpgsql as $$
declare
  l lot;
  v_now timestamptz;
  v_spent bigint;
begin
  select * into l from lot where source_event = p_event;
  if not found then
    return query select 'unknown', null::bigint, null::bigint, null::bigint;
    return;
  end if;
  perform ledger_lock(l.member_id);
  v_now := ledger_now();
  select * into l from lot where id = l.id;
  if l.revoked_at is null then
    update lot set remaining = lot.held, revoked_at = v_now, revoked_reason = p_reason where id = l.id;
    if l.remaining > l.held then
      perform ledger_transfer(
        ledger_account(l.member_id, 'available'), ledger_system('issued'), l.remaining - l.held, 'revoke',
        'revoke:' || l.id, null, p_reason, v_now, l.id
      );
    end if;
  end if;
  v_spent := coalesce((
    select sum(part.amount) from hold_part as part join hold on hold.id = part.hold_id
    where part.lot_id = l.id and state = 'posted'
  ), 0);
  if l.revoked_at is null and v_spent > 0 then
    perform ledger_write_off(l.id, v_spent, 'write-off:' || l.id);
  end if;
  return query select 'revoked',
    coalesce((select sum(amount) from transfer where lot_id = l.id and kind = 'revoke'), 0)::bigint,
    v_spent,
    l.held;
end
$$;
comment on function ledger_revoke(text, text) is
  'Takes back what is left of a grant, and what is held of it as soon as it is given back; says what it came to so far';
