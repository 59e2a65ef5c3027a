create or replace function job_enqueue(
  p_key text, p_lane text, p_member uuid, p_creation uuid, p_payload jsonb, p_priority integer, p_weight integer,
  p_max_attempts integer, p_delay interval
) returns uuid language plpgsql as $$
begin
  perform pg_notify('job', p_lane);
  return job_insert(
    p_key, p_lane, p_member, p_creation, p_payload, p_priority, p_weight, p_max_attempts, p_delay
  );
end
$$;
comment on function job_enqueue(text, text, uuid, uuid, jsonb, integer, integer, integer, interval) is
  'Queues work once per key, behind the member''s own and fairly beside that of others';
