create or replace function job_end(p_id uuid, p_token uuid, p_state text, p_error text) returns boolean
language plpgsql as $$
begin
  -- The token stays: a result that arrives late is known by it.
  update job set state = p_state, error = p_error, lease_until = null, ended_at = clock_timestamp()
  where id = p_id and lease_token = p_token and state = 'running';
  return found;
end
$$;
