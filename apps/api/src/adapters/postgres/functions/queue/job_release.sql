create or replace function job_release(p_id uuid, p_token uuid) returns boolean language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_id and lease_token = p_token and state = 'running' for update;
  if found then
    perform job_requeue(p_id, j.attempt - 1, interval '0', null);
    perform creation_follow(j.creation_id, 'queued', null);
  end if;
  return found;
end
$$;
comment on function job_release(uuid, uuid) is 'Gives a job back untried, as when its worker shuts down';
