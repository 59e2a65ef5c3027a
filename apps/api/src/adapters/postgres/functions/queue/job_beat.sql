create or replace function job_beat(p_ids uuid[], p_tokens uuid[], p_lease interval)
returns table (id uuid, cancel_requested boolean) language sql as $$
  -- A lease without end has been handed over to the checks of a vendor's job: a last beat of its worker must not end it.
  update job set lease_until = case when lease_until = 'infinity' then lease_until else clock_timestamp() + p_lease end
  from unnest(p_ids, p_tokens) as mine (id, token)
  where job.id = mine.id and job.lease_token = mine.token and job.state = 'running'
  returning job.id, job.cancel_requested
$$;
comment on function job_beat(uuid[], uuid[], interval) is
  'Prolongs leases; a job that is not returned belongs to somebody else now';
