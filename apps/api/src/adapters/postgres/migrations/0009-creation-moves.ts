import type { Migration } from '../migrate.ts';

/**
 * What happens to a creation after it was asked for. Locks are taken in one order everywhere: job,
 * creation, accounts, and the member's place in the lane last.
 */
export const creationMoves: Migration = {
  name: '0009-creation-moves',
  sql: `
create function creation_end(p_id uuid, p_state text, p_failure text, p_retryable boolean) returns void
language plpgsql as $$
declare
  c creation;
begin
  update creation set state = p_state, failure = p_failure, is_retryable = p_retryable, phase = null,
    ended_at = date_trunc('milliseconds', clock_timestamp()), version = version + 1
  where id = p_id and state in ('waiting', 'running') returning * into c;
  if not found then
    return;
  end if;
  if c.hold_id is not null then
    perform ledger_void(c.hold_id, coalesce(p_failure, p_state));
  end if;
  perform creation_tell(c);
end
$$;
comment on function creation_end(uuid, text, text, boolean) is 'Ends a creation without a clip: its credits go back';

create or replace function creation_follow(p_creation uuid, p_outcome text, p_reason text) returns void
language plpgsql as $$
declare
  c creation;
begin
  case p_outcome
    when 'failed' then perform creation_end(p_creation, 'failed', p_reason, true);
    when 'cancelled' then perform creation_end(p_creation, 'cancelled', null, null);
    else
      update creation set state = 'waiting', phase = null, done = 0, version = version + 1
      where id = p_creation and state = 'running' returning * into c;
      if found then
        perform creation_tell(c);
      end if;
  end case;
end
$$;

create function creation_lease(p_job uuid, p_token uuid) returns job language sql volatile as $$
  select * from job where id = p_job and lease_token = p_token and creation_id is not null for update
$$;
comment on function creation_lease(uuid, uuid) is 'The job, locked, for whoever had its last lease; null for everybody else';

create function creation_begin(p_job uuid, p_token uuid) returns jsonb language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
  c creation;
begin
  if j.state is distinct from 'running' then
    return null;
  end if;
  update creation set state = 'running', phase = 'preparing', done = 0, attempt = j.attempt, version = version + 1,
    started_at = date_trunc('milliseconds', clock_timestamp()), told_at = clock_timestamp()
  where id = j.creation_id and state in ('waiting', 'running') returning * into c;
  if not found then
    return null;
  end if;
  perform creation_tell(c);
  return creation_view(c);
end
$$;

create function creation_progress(p_job uuid, p_token uuid, p_phase text, p_done integer, p_total integer) returns boolean
language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
  c creation;
  v_is_news boolean;
begin
  if j.state is distinct from 'running' then
    return false;
  end if;
  select * into strict c from creation where id = j.creation_id for update;
  if c.state <> 'running' then
    return false;
  end if;
  -- Streams hear of a phase at once and of frames once a second.
  v_is_news := c.phase is distinct from p_phase or c.told_at < clock_timestamp() - interval '0.9 seconds';
  update creation set phase = p_phase, done = p_done, total = p_total, version = version + 1,
    told_at = case when v_is_news then clock_timestamp() else told_at end
  where id = c.id returning * into c;
  if v_is_news then
    perform creation_tell(c);
  end if;
  return true;
end
$$;

create function creation_store(p_owner uuid, p_creation uuid, p_file jsonb, p_clip jsonb, p_of uuid) returns uuid
language sql as $$
  insert into asset (kind, owner, source, derived_from, bytes, checksum, type, width, height, seconds, storage_key)
  values (
    p_file ->> 'kind', p_owner, 'creation:' || p_creation, p_of, (p_file ->> 'bytes')::bigint, p_file ->> 'checksum',
    p_file ->> 'type', (p_clip ->> 'width')::integer, (p_clip ->> 'height')::integer,
    case p_file ->> 'kind' when 'clip' then (p_clip ->> 'seconds')::double precision end, p_file ->> 'storageKey'
  )
  returning id
$$;

create function creation_deliver(p_job uuid, p_token uuid, p_clip jsonb) returns text language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
  c creation;
  v_clip uuid;
begin
  select * into c from creation where id = j.creation_id for update;
  if not found or c.state in ('declined', 'cancelled') then
    return 'stale';
  end if;
  if c.state = 'ready' then
    return 'delivered'; -- The answer to the first call was lost on its way.
  end if;
  if j.state = 'running' and j.cancel_requested then
    perform job_end(p_job, p_token, 'cancelled', null);
    perform creation_end(c.id, 'cancelled', null, null);
    return 'stale';
  end if;
  perform job_end(p_job, p_token, 'done', null);
  v_clip := creation_store(c.member_id, c.id, p_clip -> 'video', p_clip, null);
  perform creation_store(c.member_id, c.id, p_clip -> 'poster', p_clip, v_clip);
  if c.state = 'running' and c.hold_id is not null then
    perform ledger_post(c.hold_id);
  end if;
  -- What was shown as failed is never charged: a late clip is delivered free.
  update creation set state = 'ready', phase = null, done = total, result_asset = v_clip, failure = null,
    is_retryable = null, ended_at = date_trunc('milliseconds', clock_timestamp()), version = version + 1
  where id = c.id returning * into c;
  perform creation_tell(c);
  return 'delivered';
end
$$;
comment on function creation_deliver(uuid, uuid, jsonb) is
  'Files, end of the job, post of the hold, state and event in one transaction';

create function creation_stop(p_job uuid, p_token uuid, p_state text, p_failure text, p_retryable boolean) returns text
language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
begin
  if j.state is distinct from 'running' then
    return 'stale';
  end if;
  perform job_end(p_job, p_token, case p_state when 'cancelled' then 'cancelled' else 'failed' end, p_failure);
  perform creation_end(j.creation_id, p_state, p_failure, p_retryable);
  return 'ended';
end
$$;
comment on function creation_stop(uuid, uuid, text, text, boolean) is 'A worker gives up: declined, failed or cancelled';

create function creation_cancel(p_member uuid, p_id uuid) returns text language plpgsql as $$
declare
  j job;
  c creation;
begin
  select * into j from job where creation_id = p_id for update;
  select * into c from creation where id = p_id and member_id = p_member and removed_at is null for update;
  if not found then
    return 'unknown';
  end if;
  if c.state not in ('waiting', 'running') then
    return 'already-ended';
  end if;
  if j.state = 'queued' then
    perform creation_end(p_id, 'cancelled', null, null);
  end if;
  perform job_cancel(j.id);
  return 'cancelled';
end
$$;

create function creation_expire_one() returns uuid language plpgsql as $$
declare
  j job;
  c creation;
  v_id uuid;
begin
  select id into v_id from creation
  where state in ('waiting', 'running') and (
    expires_at <= clock_timestamp()
    or not exists (select from job where job.creation_id = creation.id and job.state in ('queued', 'running'))
  )
  order by expires_at limit 1;
  select * into j from job where creation_id = v_id for update;
  select * into c from creation where id = v_id and state in ('waiting', 'running') for update;
  if not found then
    return null;
  end if;
  if c.expires_at <= clock_timestamp() then
    perform creation_end(v_id, 'expired', 'expired', true);
  elsif j.state in ('queued', 'running') then
    return null; -- It was given a worker in between.
  else
    perform creation_end(v_id, 'failed', 'interrupted', true);
  end if;
  if j.state = 'running' then
    perform job_end(j.id, j.lease_token, 'cancelled', 'expired');
  elsif j.state = 'queued' then
    perform job_cancel(j.id);
  end if;
  return v_id;
end
$$;
comment on function creation_expire_one() is 'Ends one creation whose time is over or whose work is gone; null when there is none';
`,
};
