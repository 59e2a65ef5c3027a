-- Locks are taken as everywhere, the job first; what another worker holds is left to it.
create or replace function operation_claim(p_limit integer, p_lease_ms bigint) returns setof jsonb language plpgsql as $$
declare
  v_due record;
  o operation;
  j job;
begin
  for v_due in
    select id, job_id from operation where state = 'open' and check_at <= clock_timestamp() order by check_at limit p_limit
  loop
    select * into j from job where id = v_due.job_id for update skip locked;
    if not found then
      continue;
    end if;
    update operation set check_at = clock_timestamp() + p_lease_ms * interval '1 millisecond', checks = checks + 1,
      token = gen_random_uuid()
    where id = v_due.id and state = 'open' and check_at <= clock_timestamp() returning * into o;
    if not found then
      continue;
    end if;
    update job set lease_token = o.token where id = j.id;
    return next operation_view(o) || jsonb_build_object(
      'callAt', epoch_ms(route_call_at(o.route_id)),
      'isCancelRequested', j.state = 'running' and j.cancel_requested,
      'isEnded', j.state <> 'running'
    );
  end loop;
end
$$;
comment on function operation_claim(integer, bigint) is
  'Jobs at vendors that are to be asked for now, each under a lease and a turn of its own';
