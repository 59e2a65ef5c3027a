create or replace function job_reap_one() returns text language plpgsql as $$
declare
  j job;
  v_outcome text;
begin
  select * into j from job where state = 'running' and lease_until < clock_timestamp()
  order by lease_until limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  v_outcome := case when j.cancel_requested then 'cancelled' when j.attempt >= j.max_attempts then 'failed' else 'queued' end;
  if v_outcome = 'queued' then
    perform job_requeue(j.id, j.attempt, interval '0', 'interrupted');
  else
    perform job_end(j.id, j.lease_token, v_outcome, 'interrupted');
  end if;
  perform creation_follow(j.creation_id, v_outcome, 'interrupted');
  return v_outcome;
end
$$;
comment on function job_reap_one() is 'Takes one job from a worker that has stopped to beat; null when there is none';
