import type { Migration } from '../migrate.ts';

/** A clip is delivered with what was made beside it; the master is stored, and no result names it. */
export const renditions: Migration = {
  name: '0013-renditions',
  sql: `
alter table asset drop constraint asset_kind_check;
alter table asset add constraint asset_kind_check
  check (kind in ('upload', 'clip', 'poster', 'sprite', 'preview', 'export', 'master', 'proxy', 'peaks'));

create or replace function creation_result(p_clip uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'videoId', clip.id, 'posterId', poster.id, 'width', clip.width, 'height', clip.height,
    'seconds', clip.seconds, 'bytes', clip.bytes, 'renditions', (
      select coalesce(jsonb_object_agg(other.kind, other.id), '{}') from asset as other
      where other.derived_from = clip.id and other.kind in ('sprite', 'proxy', 'peaks')
    )
  )
  from asset as clip join asset as poster on poster.derived_from = clip.id and poster.kind = 'poster'
  where clip.id = p_clip
$$;

create or replace function creation_store(p_owner uuid, p_creation uuid, p_file jsonb, p_clip jsonb, p_of uuid)
returns uuid language sql as $$
  insert into asset (kind, owner, source, derived_from, bytes, checksum, type, width, height, seconds, storage_key)
  values (
    p_file ->> 'kind', p_owner, 'creation:' || p_creation, p_of, (p_file ->> 'bytes')::bigint, p_file ->> 'checksum',
    p_file ->> 'type',
    case when p_file ->> 'kind' in ('clip', 'poster', 'master') then (p_clip ->> 'width')::integer end,
    case when p_file ->> 'kind' in ('clip', 'poster', 'master') then (p_clip ->> 'height')::integer end,
    case when p_file ->> 'kind' in ('clip', 'master', 'proxy') then (p_clip ->> 'seconds')::double precision end,
    p_file ->> 'storageKey'
  )
  returning id
$$;

create or replace function creation_deliver(p_job uuid, p_token uuid, p_clip jsonb) returns text
language plpgsql as $$
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
  perform creation_store(c.member_id, c.id, v_file, p_clip, v_clip)
    from jsonb_array_elements(p_clip -> 'renditions') as v_file;
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
`,
};
