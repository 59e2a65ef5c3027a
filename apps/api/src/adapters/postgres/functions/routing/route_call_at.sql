-- A turn for each call, as far apart as the route's limit says: what was not used is not saved up.
create or replace function route_call_at(p_route text) returns timestamptz language sql volatile as $$
  update route set next_call_at = greatest(next_call_at, clock_timestamp()) + interval '1 second' / per_second
  where id = p_route returning next_call_at - interval '1 second' / per_second
$$;
comment on function route_call_at(text) is 'When the next call of a route may be made; it is reserved';
