import type { Migration } from '../migrate.ts';

/**
 * The job queue: start-time fair queueing per lane, leases with tokens, and limits over all
 * processes. What happens to a job happens to its creation: creation_follow comes with the creations.
 */
export const queueFunctions: Migration = {
  name: '0007-queue-functions',
  sql: `
create index job_member on job (member_id, lane, virtual_time) where state = 'queued';
create index job_ended on job (ended_at) where ended_at is not null;

-- Queued again, failed or cancelled: a job that belongs to no creation takes nobody along.
create function creation_follow(p_creation uuid, p_outcome text, p_reason text) returns void language sql as 'select null';

-- 720720 is divisible by every weight from 1 to 16, so that shares are exact in whole numbers.
create function job_step(p_weight integer) returns bigint language sql immutable as 'select 720720::bigint / p_weight';

create function job_insert(
  p_key text, p_lane text, p_member uuid, p_creation uuid, p_payload jsonb, p_priority integer, p_weight integer,
  p_max_attempts integer, p_delay interval
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
  insert into job (key, lane, member_id, creation_id, payload, priority, virtual_time, max_attempts, run_at)
  values (
    p_key, p_lane, p_member, p_creation, p_payload, p_priority, v_time, p_max_attempts, clock_timestamp() + p_delay
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
comment on function job_insert(text, text, uuid, uuid, jsonb, integer, integer, integer, interval) is
  'job_enqueue without the signal: a transaction that signals makes all others wait for its commit';

create function job_enqueue(
  p_key text, p_lane text, p_member uuid, p_creation uuid, p_payload jsonb, p_priority integer, p_weight integer,
  p_max_attempts integer, p_delay interval
) returns uuid language plpgsql as $$
begin
  perform pg_notify('job', p_lane);
  return job_insert(
    p_key, p_lane, p_member, p_creation, p_payload, p_priority, p_weight, p_max_attempts, p_delay
  );
end
$$;
comment on function job_enqueue(text, text, uuid, uuid, jsonb, integer, integer, integer, interval) is
  'Queues work once per key, behind the member''s own and fairly beside that of others';

-- Separate statements on purpose: one statement would count the running jobs in the snapshot it took
-- before it waited for the lane, and overshoot the limit.
create function job_claim(p_lane text, p_worker text, p_lease interval) returns setof job
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
  where lane = p_lane and state = 'queued' and run_at <= clock_timestamp() and l.member_cap > (
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

create function job_beat(p_ids uuid[], p_tokens uuid[], p_lease interval)
returns table (id uuid, cancel_requested boolean) language sql as $$
  update job set lease_until = clock_timestamp() + p_lease
  from unnest(p_ids, p_tokens) as mine (id, token)
  where job.id = mine.id and job.lease_token = mine.token and job.state = 'running'
  returning job.id, job.cancel_requested
$$;
comment on function job_beat(uuid[], uuid[], interval) is 'Prolongs leases; a job that is not returned belongs to somebody else now';

create function job_end(p_id uuid, p_token uuid, p_state text, p_error text) returns boolean language plpgsql as $$
begin
  -- The token stays: a result that arrives late is known by it.
  update job set state = p_state, error = p_error, lease_until = null, ended_at = clock_timestamp()
  where id = p_id and lease_token = p_token and state = 'running';
  return found;
end
$$;

create function job_finish(p_id uuid, p_token uuid) returns boolean language sql as $$
  select job_end(p_id, p_token, 'done', null)
$$;

create function job_requeue(p_id uuid, p_attempt integer, p_delay interval, p_error text) returns void
language plpgsql as $$
declare
  v_lane text;
begin
  update job set state = 'queued', attempt = p_attempt, run_at = clock_timestamp() + p_delay, lease_token = null,
    lease_until = null, worker = null, error = p_error
  where id = p_id returning lane into v_lane;
  perform pg_notify('job', v_lane);
end
$$;

create function job_fail(p_id uuid, p_token uuid, p_error text, p_retry boolean) returns text language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_id and lease_token = p_token and state = 'running' for update;
  if not found then
    return 'stale';
  end if;
  if j.cancel_requested then
    perform job_end(p_id, p_token, 'cancelled', p_error);
    perform creation_follow(j.creation_id, 'cancelled', p_error);
    return 'cancelled';
  end if;
  if not p_retry or j.attempt >= j.max_attempts then
    perform job_end(p_id, p_token, 'failed', p_error);
    perform creation_follow(j.creation_id, 'failed', p_error);
    return 'failed';
  end if;
  perform job_requeue(
    p_id, j.attempt, least(interval '5 minutes', interval '0.25 seconds' * 2 ^ j.attempt) * (0.75 + random() / 2), p_error
  );
  perform creation_follow(j.creation_id, 'queued', p_error);
  return 'queued';
end
$$;

create function job_release(p_id uuid, p_token uuid) returns boolean language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_id and lease_token = p_token and state = 'running' for update;
  if found then
    perform job_requeue(p_id, j.attempt - 1, interval '0', null);
    perform creation_follow(j.creation_id, 'queued', null);
  end if;
  return found;
end
$$;
comment on function job_release(uuid, uuid) is 'Gives a job back untried, as when its worker shuts down';

create function job_reap_one() returns text language plpgsql as $$
declare
  j job;
  v_outcome text;
begin
  select * into j from job where state = 'running' and lease_until < clock_timestamp()
  order by lease_until limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  v_outcome := case when j.cancel_requested then 'cancelled' when j.attempt >= j.max_attempts then 'failed' else 'queued' end;
  if v_outcome = 'queued' then
    perform job_requeue(j.id, j.attempt, interval '0', 'interrupted');
  else
    perform job_end(j.id, j.lease_token, v_outcome, 'interrupted');
  end if;
  perform creation_follow(j.creation_id, v_outcome, 'interrupted');
  return v_outcome;
end
$$;
comment on function job_reap_one() is 'Takes one job from a worker that has stopped to beat; null when there is none';

create function job_cancel(p_id uuid) returns text language plpgsql as $$
declare
  j job;
begin
  select * into j from job where id = p_id for update;
  if not found then
    return 'unknown';
  end if;
  if j.state = 'running' then
    update job set cancel_requested = true where id = p_id;
    perform pg_notify('job_cancel', p_id::text);
    return 'cancelling';
  end if;
  if j.state <> 'queued' then
    return 'ended';
  end if;
  update job set state = 'cancelled', cancel_requested = true, ended_at = clock_timestamp() where id = p_id;
  -- A member does not stand behind work that was called off.
  update member_lane set virtual_time = coalesce((
    select max(virtual_time) from job where member_id = j.member_id and lane = j.lane and state = 'queued'
  ), 0) where member_id = j.member_id and lane = j.lane;
  return 'cancelled';
end
$$;

-- A queue's statistics are always old: the planner would read the whole table.
create function job_place(p_id uuid) returns bigint
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  return (
    select (
      select count(*) + 1 from job as other
      where other.lane = mine.lane and other.state = 'queued'
        and (-other.priority, other.virtual_time, other.id) < (-mine.priority, mine.virtual_time, mine.id)
    ) from job as mine where id = p_id and state = 'queued'
  );
end
$$;
comment on function job_place(uuid) is 'The place in line, from 1; null when it does not wait';
`,
};
