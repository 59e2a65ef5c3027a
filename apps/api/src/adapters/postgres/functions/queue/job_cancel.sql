create or replace function job_cancel(p_id uuid) returns text language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_id for update;
  if not found then
    return 'unknown';
  end if;
  if j.state = 'running' then
    update job set cancel_requested = true where id = p_id;
    update operation set check_at = clock_timestamp() where job_id = p_id and state = 'open';
    perform pg_notify('job_cancel', p_id::text);
    return 'cancelling';
  end if;
  if j.state <> 'queued' then
    return 'ended';
  end if;
  update job set state = 'cancelled', cancel_requested = true, ended_at = clock_timestamp() where id = p_id;
  -- A member does not stand behind work that was called off.
  update member_lane set virtual_time = coalesce((
    select max(virtual_time) from job where member_id = j.member_id and lane = j.lane and state = 'queued'
  ), 0) where member_id = j.member_id and lane = j.lane;
  return 'cancelled';
end
$$;
