-- Turns stay where they are and only what is done in them changes: so nobody else comes sooner or later, not even
-- where two members have equal turns and ids decide.
create or replace function creation_move(p_member uuid, p_id uuid, p_before uuid, p_tell integer)
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
