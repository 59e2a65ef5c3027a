create or replace function operation_wake(p_route text, p_external_id text) returns boolean language sql as $$
  with woken as (
    update operation set check_at = least(check_at, clock_timestamp())
    where route_id = p_route and external ->> 'id' = p_external_id and state = 'open' returning id
  )
  select exists (select from woken)
$$;
comment on function operation_wake(text, text) is 'A vendor says that a job has changed: it is asked for at once';
