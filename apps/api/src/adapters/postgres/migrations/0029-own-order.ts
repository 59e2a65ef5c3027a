import type { Migration } from '../migrate.ts';

/** The order of a member's own creations in a line, and who goes first where two have the same turn. */
export const ownOrder: Migration = {
  name: '0029-own-order',
  sql: `
-- Whoever has nothing in line goes before a next one of those who have, not behind it: so a first clip waits for the
-- end of one that runs, and for no other, however many another member has in line.
create or replace function job_insert(
  p_key text, p_lane text, p_member uuid, p_creation uuid, p_payload jsonb, p_priority integer, p_weight integer,
  p_max_attempts integer, p_delay interval, p_at_once integer default null
) returns uuid language plpgsql as $$
declare
  v_id uuid;
  v_lane bigint;
  v_time bigint;
begin
  select id into v_id from job where key = p_key;
  if found then
    return v_id;
  end if;
  select virtual_time into v_lane from lane where name = p_lane;
  if not found then
    raise exception 'there is no lane %', p_lane using errcode = 'no_data_found';
  end if;
  insert into member_lane values (p_member, p_lane, v_lane + job_step(p_weight) - 1)
  on conflict (member_id, lane) do update set virtual_time = case
    when member_lane.virtual_time <= v_lane then v_lane + job_step(p_weight) - 1
    else member_lane.virtual_time + job_step(p_weight)
  end
  returning virtual_time into v_time;
  insert into job (key, lane, member_id, creation_id, payload, priority, virtual_time, max_attempts, run_at, at_once)
  values (
    p_key, p_lane, p_member, p_creation, p_payload, p_priority, v_time, p_max_attempts, clock_timestamp() + p_delay,
    p_at_once
  )
  on conflict (key) do nothing returning id into v_id;
  if not found then
    -- The same key came at the same moment: it costs its member no place.
    update member_lane set virtual_time = virtual_time - job_step(p_weight) where member_id = p_member and lane = p_lane;
    select id into v_id from job where key = p_key;
  end if;
  return v_id;
end
$$;

-- Turns stay where they are and only what is done in them changes: so nobody else comes sooner or later, not even
-- where two members have equal turns and ids decide.
create function creation_move(p_member uuid, p_id uuid, p_before uuid, p_tell integer)
returns table (outcome text, moved uuid[]) language plpgsql as $$
declare
  j job;
  v_turns uuid[];
  v_now uuid[];
  v_next uuid[];
  v_jobs job[];
begin
  select * into j from job where creation_id = p_id and member_id = p_member;
  if not found or not exists (
    select from creation where id = p_id and member_id = p_member and removed_at is null
  ) then
    return query select 'unknown', '{}'::uuid[];
    return;
  end if;
  perform from job where member_id = p_member and lane = j.lane and priority = j.priority and state = 'queued'
  order by id for update;
  select array_agg(o.id order by o.virtual_time, o.id), array_agg(o.creation_id order by o.virtual_time, o.id), array_agg(o)
  into v_turns, v_now, v_jobs
  from job as o where member_id = p_member and lane = j.lane and priority = j.priority and state = 'queued'
    and creation_id is not null;
  if p_id <> all (coalesce(v_now, '{}')) or p_before = p_id or p_before <> all (v_now) then
    return query select 'not-waiting', '{}'::uuid[];
    return;
  end if;
  v_next := array_remove(v_now, p_id);
  v_next := v_next[:coalesce(array_position(v_next, p_before), 1) - 1] || p_id
    || v_next[coalesce(array_position(v_next, p_before), 1):];
  -- Keys are unique, so all are set aside first.
  update job set key = 'moving:' || job.id, creation_id = null
  from unnest(v_turns, v_now, v_next) as place (turn, before, after)
  where job.id = place.turn and place.before <> place.after;
  update job set key = o.key, creation_id = o.creation_id, payload = o.payload, attempt = o.attempt,
    max_attempts = o.max_attempts, run_at = o.run_at, at_once = o.at_once, error = o.error, created_at = o.created_at,
    started_at = o.started_at
  from unnest(v_turns, v_now, v_next) as place (turn, before, after) join unnest(v_jobs) as o on o.creation_id = place.after
  where job.id = place.turn and place.before <> place.after;
  return query
    select 'moved', coalesce(array_agg(place.after order by place.at), '{}')
    from unnest(v_now, v_next) with ordinality as place (before, after, at) where place.before <> place.after;
  -- A long line is not told of by one event each: the first see it at once, the others with what they ask next.
  perform creation_tell(c) from unnest(v_now, v_next) with ordinality as place (before, after, at)
    join creation as c on c.id = place.after
  where place.before <> place.after and place.at <= p_tell;
end
$$;
comment on function creation_move(uuid, uuid, uuid, integer) is
  'Puts a waiting creation before another one of its member, or before all; tells those that moved';
`,
};
