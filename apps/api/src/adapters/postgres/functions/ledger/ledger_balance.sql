create or replace function ledger_balance(p_member uuid, out available bigint, out held bigint, out local_only bigint)
language plpgsql volatile as $$
declare
  v_now constant timestamptz := ledger_now();
begin
  select
    coalesce(sum(lot.remaining - lot.held) filter (where is_open), 0),
    coalesce(sum(lot.held), 0),
    coalesce(sum(lot.remaining - lot.held) filter (where is_open and lot.scope = 'local'), 0)
  into available, held, local_only
  from lot, lateral (select lot.expires_at is null or lot.expires_at > v_now as is_open) as age
  where lot.member_id = p_member and lot.remaining > 0;
end
$$;
comment on function ledger_balance(uuid) is 'What a member can spend now: expired credits do not count, swept or not';
