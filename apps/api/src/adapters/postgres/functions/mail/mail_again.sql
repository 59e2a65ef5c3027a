create or replace function mail_again(p_job uuid, p_token uuid, p_mail uuid, p_problem text, p_delay interval)
returns text language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_job and lease_token = p_token and state = 'running' for update;
  if not found then
    return 'stale';
  end if;
  if j.attempt >= j.max_attempts then
    perform mail_end(p_job, p_token, p_mail, 'failed', p_problem, null);
    return 'failed';
  end if;
  update mail set problem = p_problem where id = p_mail and state = 'waiting';
  perform job_requeue(p_job, j.attempt, p_delay, p_problem);
  return 'waiting';
end
$$;
comment on function mail_again(uuid, uuid, uuid, text, interval) is
  'Tries later, or gives up where it was tried often enough';
