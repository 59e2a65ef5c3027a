create or replace function ledger_sums() returns table (name text, credits bigint) language sql volatile as $$
  select case when is_system then kind else kind || ' to members' end, sum(balance)::bigint
  from account group by is_system, kind order by is_system desc, kind
$$;
comment on function ledger_sums() is 'The books in six figures; they sum to zero';
