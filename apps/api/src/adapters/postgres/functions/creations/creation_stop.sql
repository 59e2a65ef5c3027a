create or replace function creation_stop(
  p_job uuid, p_token uuid, p_state text, p_failure text, p_retryable boolean, p_code text, p_reference text
) returns text language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
begin
  if j.state is distinct from 'running' then
    return 'stale';
  end if;
  perform job_end(p_job, p_token, case p_state when 'cancelled' then 'cancelled' else 'failed' end, p_failure);
  update creation set failure_code = p_code, failure_reference = p_reference
  where id = j.creation_id and state in ('waiting', 'running');
  perform creation_end(j.creation_id, p_state, p_failure, p_retryable);
  return 'ended';
end
$$;
comment on function creation_stop(uuid, uuid, text, text, boolean, text, text) is
  'A worker gives up: declined, failed or cancelled';
