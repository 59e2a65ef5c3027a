create or replace function ledger_system(p_kind text) returns bigint language sql immutable as $$
  select 9000000000000000 + array_position(array['issued', 'spent', 'expired', 'operator'], p_kind)
$$;
