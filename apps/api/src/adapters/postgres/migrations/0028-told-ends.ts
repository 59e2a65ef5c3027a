import type { Migration } from '../migrate.ts';

/** When a clip will be ready: what stands in a line, and what was told of it. */
export const toldEnds: Migration = {
  name: '0028-told-ends',
  sql: `
alter table creation add column told_p50 double precision, add column told_p90 double precision,
  add constraint creation_told check ((told_p50 is null) = (told_p90 is null) and told_p50 <= told_p90);
comment on column creation.told_p50 is 'Seconds after it was asked for until it was said to be ready, as likely as not; told_p90: nearly surely';

-- A queue's statistics are always old: the planner would read the whole table.
create function creation_line(p_lane text, p_limit integer, p_since timestamptz) returns table (
  role text, creation_id uuid, member_id uuid, at_once integer, turn double precision, mode text, resolution text,
  seconds double precision, created_at bigint, started_at bigint, done integer, total integer
)
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off
set enable_mergejoin = off as $$
begin
  return query
    select one.role, c.id, j.member_id, least(l.member_cap, j.at_once), j.virtual_time / job_step(1)::double precision,
      c.mode, c.input ->> 'resolution', (c.input ->> 'seconds')::double precision, epoch_ms(c.created_at),
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

-- Nobody waits for the disk: an estimate that gets lost is missed by nobody.
create function creation_told(p_ids uuid[], p_p50 double precision[], p_p90 double precision[]) returns void
language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  update creation set told_p50 = told.p50, told_p90 = told.p90
  from unnest(p_ids, p_p50, p_p90) as told (id, p50, p90)
  where creation.id = told.id and creation.told_p50 is null;
end
$$;
comment on function creation_told(uuid[], double precision[], double precision[]) is
  'Keeps what was told when it was asked for; told again, it is the first that counts';
`,
};
