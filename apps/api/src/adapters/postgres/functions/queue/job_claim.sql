-- Separate statements on purpose: one statement would count the running jobs in the snapshot it took
-- before it waited for the lane, and overshoot the limit.
create or replace function job_claim(p_lane text, p_worker text, p_lease interval) returns setof job
language plpgsql set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  l lane;
  v_running bigint;
  v_id uuid;
  v_time bigint;
begin
  select * into l from lane where name = p_lane for no key update;
  if not found then
    raise exception 'there is no lane %', p_lane using errcode = 'no_data_found';
  end if;
  select count(*) into v_running from job where lane = p_lane and state = 'running';
  if v_running >= l.max_running then
    return;
  end if;
  select id, virtual_time into v_id, v_time from job as candidate
  where lane = p_lane and state = 'queued' and run_at <= clock_timestamp() and least(l.member_cap, candidate.at_once) > (
    select count(*) from job as other
    where other.lane = p_lane and other.state = 'running' and other.member_id = candidate.member_id
  )
  order by -priority, virtual_time, id limit 1 for update skip locked;
  if not found then
    return;
  end if;
  update lane set virtual_time = greatest(virtual_time, v_time) where name = p_lane;
  return query
    update job set state = 'running', attempt = attempt + 1, lease_token = gen_random_uuid(), worker = p_worker,
      lease_until = clock_timestamp() + p_lease, started_at = coalesce(started_at, clock_timestamp())
    where id = v_id returning *;
end
$$;
