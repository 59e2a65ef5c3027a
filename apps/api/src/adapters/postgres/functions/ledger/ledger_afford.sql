create or replace function ledger_afford(p_member uuid, p_amount bigint, p_route text) returns text
language plpgsql as $$
declare
  v_fitting bigint;
  v_all bigint;
begin
  perform ledger_sweep(p_member);
  select coalesce(sum(remaining - held) filter (where ledger_fits(scope, p_route)), 0), coalesce(sum(remaining - held), 0)
  into v_fitting, v_all from lot where member_id = p_member and remaining > held;
  return case when v_fitting >= p_amount then 'held' when v_all < p_amount then 'not-enough' else 'wrong-scope' end;
end
$$;
comment on function ledger_afford(uuid, bigint, text) is
  'Whether a sum of holds will succeed; what it says stays true until the end of the transaction';
