create or replace function ledger_void(p_hold uuid, p_reason text) returns table (outcome text, amount bigint)
language sql as $$
  select * from ledger_settle(p_hold, 'voided', p_reason)
$$;
comment on function ledger_void(uuid, text) is
  'Gives a hold back to the lots it came from; a settled hold says how and stays so';
