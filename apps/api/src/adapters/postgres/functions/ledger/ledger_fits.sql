create or replace function ledger_fits(p_scope text, p_route text) returns boolean language sql immutable as $$
  select p_scope = 'any' or p_route = 'local'
$$;
