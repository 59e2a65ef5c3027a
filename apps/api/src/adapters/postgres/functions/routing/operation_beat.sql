create or replace function operation_beat(p_ids uuid[], p_tokens uuid[], p_lease_ms bigint) returns void language sql as $$
  update operation set check_at = clock_timestamp() + p_lease_ms * interval '1 millisecond',
    ready_at = coalesce(ready_at, clock_timestamp())
  from unnest(p_ids, p_tokens) as held (id, token)
  where operation.id = held.id and operation.token = held.token and state = 'open'
$$;
comment on function operation_beat(uuid[], uuid[], bigint) is 'Prolongs the leases of jobs whose results are being copied';
