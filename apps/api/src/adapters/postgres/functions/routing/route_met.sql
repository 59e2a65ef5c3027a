-- Twice as long after each miss in a row, from 15 seconds to 15 minutes; longer where the vendor says so.
create or replace function route_met(p_route text, p_reason text, p_wait_ms bigint) returns void language sql as $$
  update route set misses = case when p_reason is null then 0 else misses + 1 end, away_reason = p_reason,
    away_until = case
      when p_reason is null then null
      when p_wait_ms is not null then clock_timestamp() + p_wait_ms * interval '1 millisecond'
      when misses >= 2 then clock_timestamp() + least(interval '15 minutes', interval '15 seconds' * 2 ^ least(misses - 2, 10))
      else away_until
    end
  where id = p_route and (p_reason is not null or misses > 0 or away_until is not null)
$$;
comment on function route_met(text, text, bigint) is
  'How a call of a route went: after three misses in a row it is left alone for a while, and one that went well ends that';
