-- A queue's statistics are always old: the planner would read the whole table.
create or replace function creation_line(p_lane text, p_limit integer, p_since timestamptz) returns table (
  role text, creation_id uuid, member_id uuid, at_once integer, turn double precision, mode text, resolution text,
  shape text, seconds double precision, created_at bigint, started_at bigint, done integer, total integer
)
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
set enable_mergejoin = off as $$
begin
  return query
    select one.role, c.id, j.member_id, least(l.member_cap, j.at_once), j.virtual_time / job_step(1)::double precision,
      c.mode, c.input ->> 'resolution', c.input ->> 'shape', (c.input ->> 'seconds')::double precision,
      epoch_ms(c.created_at),
      case one.role when 'running' then epoch_ms(c.started_at) end, coalesce(c.done, 0), coalesce(c.total, 0)
    from (
      (select 1 as part, 'running' as role, r.id from job as r where r.lane = p_lane and r.state = 'running')
      union all (
        select 2, 'waiting', w.id from job as w where w.lane = p_lane and w.state = 'queued'
        order by -w.priority, w.virtual_time, w.id limit p_limit
      )
      union all (
        -- Ids of jobs grow with time: their first 48 bits are milliseconds.
        select 3, 'recent', a.id from job as a
        where a.id > (lpad(to_hex(epoch_ms(p_since)), 12, '0') || '70008000000000000000')::uuid and a.lane = p_lane
        order by a.id desc limit p_limit
      )
    ) as one join job as j on j.id = one.id join creation as c on c.id = j.creation_id
      join lane as l on l.name = j.lane
    order by one.part, -j.priority, j.virtual_time, j.id;
end
$$;
comment on function creation_line(text, integer, timestamptz) is
  'What runs in a lane, what waits in the order of turns, and what was asked for lately; at most p_limit of each';
