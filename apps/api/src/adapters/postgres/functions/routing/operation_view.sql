create or replace function operation_view(o operation) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', o.id, 'creationId', o.creation_id, 'route', o.route_id, 'jobId', o.job_id, 'token', o.token, 'state', o.state,
    'external', o.external, 'microUsd', o.micro_usd, 'checks', o.checks, 'misses', o.misses,
    'startedAt', epoch_ms(o.started_at), 'readyAt', epoch_ms(o.ready_at)
  )
$$;
comment on function operation_view(operation) is 'A job at a vendor as the domain reads it';
