-- The lease goes to whoever checks: no worker holds a place while a vendor works.
create or replace function operation_open(p_id uuid, p_token uuid, p_external jsonb, p_check_ms bigint) returns boolean
language plpgsql as $$
declare
  o operation;
begin
  select * into o from operation where id = p_id;
  perform from job where id = o.job_id for update;
  update operation set state = 'open', external = p_external, opened_at = coalesce(opened_at, clock_timestamp()),
    check_at = clock_timestamp() + p_check_ms * interval '1 millisecond'
  where id = p_id and token = p_token and state in ('starting', 'open') returning * into o;
  if not found then
    return false;
  end if;
  update job set lease_until = 'infinity', worker = 'route:' || o.route_id
  where id = o.job_id and lease_token = p_token and state = 'running';
  return found;
end
$$;
comment on function operation_open(uuid, uuid, jsonb, bigint) is
  'The job runs at the vendor under this name: it is asked for from now on, by whoever comes first';
