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
comment on function job_insert(text, text, uuid, uuid, jsonb, integer, integer, integer, interval, integer) is
  'job_enqueue without the signal: a transaction that signals makes all others wait for its commit';
