-- Takes away what has expired first, so the balance after it is what can be spent. Of the system's accounts the one of
-- expired credits is locked before the others, here as in every move that sweeps.
create or replace function ledger_grant(
  p_member uuid, p_amount bigint, p_source text, p_event text, p_scope text, p_expires timestamptz
) returns table (outcome text, lot_id uuid) language plpgsql as $$
declare
  l lot;
begin
  perform ledger_sweep(p_member);
  insert into lot (member_id, amount, remaining, scope, source, source_event, expires_at, created_at)
  values (p_member, p_amount, p_amount, p_scope, p_source, p_event, p_expires, ledger_now())
  on conflict (source_event) do nothing returning * into l;
  if found then
    perform ledger_transfer(
      ledger_system('issued'), ledger_account(p_member, 'available'), p_amount, 'grant',
      'grant:' || p_event, null, p_source, l.created_at, l.id
    );
    return query select 'granted', l.id;
    return;
  end if;
  select * into l from lot where source_event = p_event;
  if l.member_id = p_member and l.amount = p_amount and l.source = p_source then
    return query select 'replayed', l.id;
  else
    return query select 'event-used', null::uuid;
  end if;
end
$$;
