create or replace function job_requeue(p_id uuid, p_attempt integer, p_delay interval, p_error text) returns void
language plpgsql as $$
declare
  v_lane text;
begin
  update job set state = 'queued', attempt = p_attempt, run_at = clock_timestamp() + p_delay, lease_token = null,
    lease_until = null, worker = null, error = p_error
  where id = p_id returning lane into v_lane;
  perform pg_notify('job', v_lane);
end
$$;
