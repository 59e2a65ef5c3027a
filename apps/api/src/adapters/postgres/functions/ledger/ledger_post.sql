create or replace function ledger_post(p_hold uuid) returns table (outcome text, amount bigint) language sql as $$
  select * from ledger_settle(p_hold, 'posted', null)
$$;
comment on function ledger_post(uuid) is 'Spends a hold for good; a hold that is settled already says how and stays so';
