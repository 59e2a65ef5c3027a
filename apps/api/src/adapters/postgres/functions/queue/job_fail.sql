create or replace function job_fail(p_id uuid, p_token uuid, p_error text, p_retry boolean) returns text
language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_id and lease_token = p_token and state = 'running' for update;
  if not found then
    return 'stale';
  end if;
  if j.cancel_requested then
    perform job_end(p_id, p_token, 'cancelled', p_error);
    perform creation_follow(j.creation_id, 'cancelled', p_error);
    return 'cancelled';
  end if;
  if not p_retry or j.attempt >= j.max_attempts then
    perform job_end(p_id, p_token, 'failed', p_error);
    perform creation_follow(j.creation_id, 'failed', p_error);
    return 'failed';
  end if;
  perform job_requeue(
    p_id, j.attempt, least(interval '5 minutes', interval '0.25 seconds' * 2 ^ j.attempt) * (0.75 + random() / 2), p_error
  );
  perform creation_follow(j.creation_id, 'queued', p_error);
  return 'queued';
end
$$;
