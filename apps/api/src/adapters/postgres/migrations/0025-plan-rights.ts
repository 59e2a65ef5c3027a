import type { Migration } from '../migrate.ts';

/** What a plan gives in the queue and of a clip: shares, clips at once, and the master without the mark. */
export const planRights: Migration = {
  name: '0025-plan-rights',
  sql: `
alter table job add column at_once integer check (at_once > 0);
comment on column job.at_once is 'How many of the member''s jobs of the lane may run beside each other, itself counted; null: as the lane says';

drop function job_insert(text, text, uuid, uuid, jsonb, integer, integer, integer, interval);
create function job_insert(
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
  insert into member_lane values (p_member, p_lane, v_lane + job_step(p_weight))
  on conflict (member_id, lane) do update
    set virtual_time = greatest(member_lane.virtual_time, v_lane) + job_step(p_weight)
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

-- Separate statements on purpose: one statement would count the running jobs in the snapshot it took
-- before it waited for the lane, and overshoot the limit.
create or replace function job_claim(p_lane text, p_worker text, p_lease interval) returns setof job
language plpgsql set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  l lane;
  v_running bigint;
  v_id uuid;
  v_time bigint;
begin
  select * into l from lane where name = p_lane for no key update;
  if not found then
    raise exception 'there is no lane %', p_lane using errcode = 'no_data_found';
  end if;
  select count(*) into v_running from job where lane = p_lane and state = 'running';
  if v_running >= l.max_running then
    return;
  end if;
  select id, virtual_time into v_id, v_time from job as candidate
  where lane = p_lane and state = 'queued' and run_at <= clock_timestamp() and least(l.member_cap, candidate.at_once) > (
    select count(*) from job as other
    where other.lane = p_lane and other.state = 'running' and other.member_id = candidate.member_id
  )
  order by -priority, virtual_time, id limit 1 for update skip locked;
  if not found then
    return;
  end if;
  update lane set virtual_time = greatest(virtual_time, v_time) where name = p_lane;
  return query
    update job set state = 'running', attempt = attempt + 1, lease_token = gen_random_uuid(), worker = p_worker,
      lease_until = clock_timestamp() + p_lease, started_at = coalesce(started_at, clock_timestamp())
    where id = v_id returning *;
end
$$;

-- spec: model, mode, input, files, count, price, route, lane, total, parents, ttlMs, maxAttempts, weight, atOnce
create or replace function creation_submit(p_member uuid, p_key text, p_body_hash text, p_spec jsonb) returns jsonb
language plpgsql as $$
declare
  c creation;
  v_at constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_expires constant timestamptz := v_at + (p_spec ->> 'ttlMs')::bigint * interval '1 millisecond';
  v_count constant integer := p_spec ->> 'count';
  v_price constant bigint := p_spec ->> 'price';
  v_files constant jsonb := coalesce(p_spec -> 'files', '[]');
  v_batch constant uuid := uuid_v7();
  v_weight integer;
  v_outcome text := 'held';
  v_hold uuid;
  v_problems jsonb;
  v_views jsonb := '[]';
begin
  insert into idempotency (member_id, key, body_hash, answer)
  values (p_member, p_key, p_body_hash, jsonb_build_object('batch', v_batch)) on conflict do nothing;
  if not found then
    return creation_replay(p_member, p_key, p_body_hash);
  end if;
  v_problems := creation_file_problems(p_member, v_files);
  if v_problems is not null then
    delete from idempotency where member_id = p_member and key = p_key;
    return jsonb_build_object('outcome', 'files', 'fields', v_problems);
  end if;
  if v_price > 0 and v_count > 1 then
    v_outcome := ledger_afford(p_member, v_price * v_count, p_spec ->> 'route');
  end if;
  if v_price > 0 and v_outcome = 'held' then
    select held.outcome, held.hold_id into v_outcome, v_hold from creation_hold(p_member, p_key, p_spec, 0) as held;
  end if;
  if v_outcome <> 'held' then
    delete from idempotency where member_id = p_member and key = p_key;
    -- A key that was used before: the stored answer is older than a day and gone, the hold is not.
    v_outcome := case v_outcome when 'replayed' then 'key-reused' else v_outcome end;
    return jsonb_build_object('outcome', v_outcome, 'balance', (select available from ledger_balance(p_member)));
  end if;
  -- The member's own share, or the one of the plan where that is more.
  select greatest(weight, coalesce((p_spec ->> 'weight')::integer, 1)) into strict v_weight from member where id = p_member;
  insert into batch (id, member_id, count, created_at) values (v_batch, p_member, v_count, v_at);
  for v_place in 0 .. v_count - 1 loop
    if v_price > 0 and v_place > 0 then
      select held.outcome, held.hold_id into v_outcome, v_hold from creation_hold(p_member, p_key, p_spec, v_place) as held;
      if v_outcome <> 'held' then
        raise exception 'a hold that can be afforded was refused: %', v_outcome;
      end if;
    end if;
    insert into creation (
      member_id, batch_id, place, model, mode, input, input_version, done, total, route, price, hold_id, parents,
      created_at, expires_at
    )
    values (
      p_member, v_batch, v_place, p_spec ->> 'model', p_spec ->> 'mode', p_spec -> 'input', 1, 0,
      (p_spec ->> 'total')::integer, p_spec ->> 'lane', v_price, v_hold,
      array(select jsonb_array_elements_text(p_spec -> 'parents'))::uuid[], v_at, v_expires
    )
    returning * into c;
    insert into creation_upload (creation_id, upload_id)
    select distinct c.id, (file ->> 'id')::uuid from jsonb_array_elements(v_files) as file;
    perform job_insert(
      'creation:' || c.id, p_spec ->> 'lane', p_member, c.id, '{}', 0, v_weight, (p_spec ->> 'maxAttempts')::integer,
      interval '0', (p_spec ->> 'atOnce')::integer
    );
    perform creation_record(c);
    v_views := v_views || creation_card(c, null);
  end loop;
  return jsonb_build_object('outcome', 'held', 'balance', (select available from ledger_balance(p_member)), 'creations', v_views);
end
$$;

create or replace function creation_result(p_clip uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'videoId', clip.id, 'posterId', poster.id, 'width', clip.width, 'height', clip.height,
    'seconds', clip.seconds, 'bytes', clip.bytes, 'master', (
      select jsonb_build_object('id', master.id, 'bytes', master.bytes) from asset as master
      where master.derived_from = clip.id and master.kind = 'master' and master.removed_at is null limit 1
    ), 'renditions', (
      select coalesce(jsonb_object_agg(other.kind, other.id), '{}') from asset as other
      where other.derived_from = clip.id and other.kind in ('sprite', 'proxy', 'peaks')
    )
  )
  from asset as clip join asset as poster on poster.derived_from = clip.id and poster.kind = 'poster'
  where clip.id = p_clip
$$;

`,
};
