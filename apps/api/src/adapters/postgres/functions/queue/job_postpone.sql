create or replace function job_postpone(p_id uuid, p_token uuid, p_delay interval) returns boolean language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_id and lease_token = p_token and state = 'running' for update;
  if not found then
    return false;
  end if;
  if j.cancel_requested then
    perform job_end(p_id, p_token, 'cancelled', null);
    perform creation_follow(j.creation_id, 'cancelled', null);
    return true;
  end if;
  perform job_requeue(p_id, j.attempt - 1, p_delay, null);
  perform creation_follow(j.creation_id, 'queued', null);
  return true;
end
$$;
comment on function job_postpone(uuid, uuid, interval) is 'Gives a job back untried, for later: nothing can take it now';
