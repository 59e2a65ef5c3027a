import type { Migration } from '../migrate.ts';

/**
 * Longer videos and sounds, for timelines. An upload knows from the start what it's for. A large one is checked in a
 * lane of its own: pictures don't wait for twenty minutes of film. A job of the lane `preview` makes what the editor
 * shows of videos and sounds, also of the videos that are there already.
 */
export const timelineUploads: Migration = {
  name: '0046-timeline-uploads',
  sql: `
insert into lane (name, max_running, member_cap) values ('intake-long', 64, 2), ('preview', 64, 2) on conflict do nothing;

alter table upload add column use text not null default 'creation' check (use in ('creation', 'timeline'));
comment on column upload.use is 'What it was brought for, which decides how large and long it may be';

create or replace function upload_complete(p_id uuid) returns void language plpgsql as $$
declare
  u upload;
begin
  update upload set state = 'checking' where id = p_id returning * into strict u;
  perform job_enqueue(
    'upload:' || u.id, case when u.use = 'timeline' and u.bytes > 20000000 then 'intake-long' else 'intake' end,
    u.member_id, null, jsonb_build_object('uploadId', u.id), 0, 1, 5, interval '0'
  );
end
$$;

drop function upload_begin(uuid, text, bigint, integer, bigint);
create function upload_begin(
  p_member uuid, p_name text, p_bytes bigint, p_use text, p_unfinished integer, p_most bigint
)
returns jsonb language plpgsql as $$
declare
  u upload;
  v_unfinished bigint;
  v_bytes bigint;
begin
  -- One after the other, so that two beginnings count each other.
  perform from member where id = p_member for no key update;
  select count(*) filter (where upload.state in ('receiving', 'checking')),
    coalesce(sum(case upload.state when 'ready' then asset.bytes when 'refused' then 0 else upload.bytes end), 0)
  into v_unfinished, v_bytes
  from upload left join asset on asset.id = upload.asset_id
  where upload.member_id = p_member and upload.removed_at is null;
  if v_unfinished >= p_unfinished or v_bytes + p_bytes > p_most then
    return null;
  end if;
  insert into upload (member_id, name, bytes, use) values (p_member, p_name, p_bytes, p_use) returning * into u;
  if p_bytes = 0 then
    perform upload_complete(u.id);
    select * into strict u from upload where id = u.id;
  end if;
  return upload_view(u);
end
$$;
comment on function upload_begin(uuid, text, bigint, text, integer, bigint) is
  'Announces a file; null where its member has too much here';

create or replace function upload_check(p_job uuid, p_token uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', u.id, 'memberId', u.member_id, 'bytes', u.bytes, 'use', u.use, 'parts', (
    select coalesce(jsonb_agg(part.key order by part.position), '[]') from upload_part as part where part.upload_id = u.id
  ))
  from job as j join upload as u on u.id = (j.payload ->> 'uploadId')::uuid
  where j.id = p_job and j.lease_token = p_token and j.state = 'running' and u.state = 'checking' and u.removed_at is null
$$;

create function asset_media_kind(p_type text) returns text language sql immutable as $$
  select case when p_type like 'video/%' then 'video' when p_type like 'audio/%' then 'sound'
    when p_type is not null then 'picture' end
$$;
comment on function asset_media_kind(text) is 'What a file is by its media type';

create or replace function upload_view(u upload) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', u.id, 'memberId', u.member_id, 'name', u.name, 'state', u.state, 'bytes', u.bytes, 'received', u.received,
    'kind', asset_media_kind(asset.type),
    'width', asset.width, 'height', asset.height, 'seconds', asset.seconds, 'assetId', u.asset_id,
    'posterId', poster.id, 'refusal', u.refusal, 'createdAt', epoch_ms(u.created_at)
  )
  from (select) as one left join asset on asset.id = u.asset_id
    left join asset as poster on poster.derived_from = asset.id and poster.kind = 'poster'
$$;

create function upload_want_previews(p_id uuid, p_member uuid) returns void language sql as $$
  select job_enqueue('preview:' || p_id, 'preview', p_member, null, jsonb_build_object('uploadId', p_id), 0, 1, 3, interval '0')
$$;
comment on function upload_want_previews(uuid, uuid) is 'Queues the job that makes the previews of a video or sound';

create or replace function upload_is_ready() returns trigger language plpgsql as $$
declare
  v_kind text;
begin
  select asset_media_kind(type) into v_kind from asset where id = new.asset_id;
  if v_kind = 'video' then
    perform upload_want_poster(new.id, new.member_id);
  end if;
  if v_kind in ('video', 'sound') then
    perform upload_want_previews(new.id, new.member_id);
  end if;
  return null;
end
$$;

select upload_want_previews(u.id, u.member_id)
from upload as u join asset on asset.id = u.asset_id
where asset_media_kind(asset.type) = 'video' and u.removed_at is null order by u.id desc;

create function upload_preview_source(p_job uuid, p_token uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', u.id, 'storageKey', asset.storage_key, 'kind', asset_media_kind(asset.type), 'width', asset.width,
    'height', asset.height, 'seconds', asset.seconds
  )
  from job as j join upload as u on u.id = (j.payload ->> 'uploadId')::uuid join asset on asset.id = u.asset_id
  where j.id = p_job and j.lease_token = p_token and j.state = 'running' and u.removed_at is null
$$;
comment on function upload_preview_source(uuid, uuid) is
  'What a claimed job has to make previews of; null when nothing is left to do';

drop function upload_poster_end(uuid, uuid, uuid, jsonb);
create function upload_store_renditions(p_job uuid, p_token uuid, p_id uuid, p_files jsonb) returns text language plpgsql as $$
declare
  j job;
  u upload;
begin
  select * into j from job where id = p_job and lease_token = p_token for update;
  select * into u from upload where id = p_id for update;
  if u.id is null or u.removed_at is not null then
    perform job_end(p_job, p_token, 'cancelled', 'removed');
    return 'removed';
  end if;
  if j.state is distinct from 'running' or j.key not in ('poster:' || p_id, 'preview:' || p_id) then
    return 'stale';
  end if;
  perform job_end(p_job, p_token, 'done', null);
  insert into asset (kind, owner, source, derived_from, bytes, checksum, type, storage_key)
  select
    file ->> 'kind', u.member_id, 'upload:' || p_id, u.asset_id, (file ->> 'bytes')::bigint, file ->> 'checksum',
    file ->> 'type', file ->> 'storageKey'
  from jsonb_array_elements(p_files) as file
  on conflict (storage_key) do nothing;
  return 'ended';
end
$$;
comment on function upload_store_renditions(uuid, uuid, uuid, jsonb) is
  'The renditions of an upload and the end of their job, in one transaction';

create or replace function upload_remove(p_member uuid, p_id uuid) returns boolean language plpgsql as $$
declare
  v_jobs uuid[];
  u upload;
begin
  select array_agg(one.id) into v_jobs from (
    select id from job where key in ('upload:' || p_id, 'poster:' || p_id, 'preview:' || p_id) order by id for update
  ) as one;
  update upload set removed_at = clock_timestamp() where id = p_id and member_id = p_member and removed_at is null
  returning * into u;
  if not found then
    return false;
  end if;
  update asset set removed_at = clock_timestamp() where id = u.asset_id or derived_from = u.asset_id;
  perform job_cancel(id) from job where id = any (v_jobs) and state in ('queued', 'running') order by id;
  return true;
end
$$;

create or replace function upload_forget(p_id uuid) returns void language plpgsql as $$
declare
  v_asset uuid;
begin
  delete from upload where id = p_id and removed_at is not null returning asset_id into v_asset;
  delete from asset where derived_from = v_asset;
  delete from asset where id = v_asset;
end
$$;

create or replace function creation_file_problems(p_member uuid, p_files jsonb) returns jsonb language plpgsql as $$
declare
  f record;
  u upload;
  a asset;
  v_problems jsonb := '{}';
begin
  for f in
    select
      file ->> 'field' as field, (file ->> 'id')::uuid as id, file ->> 'kind' as kind,
      (file ->> 'from')::double precision as start,
      (file ->> 'longest')::double precision as longest,
      (file ->> 'lines')::integer as lines
    from jsonb_array_elements(p_files) as file order by file ->> 'id'
  loop
    -- A removal waits until this creation is there or refused.
    select * into u from upload where id = f.id and member_id = p_member and removed_at is null for share;
    if not found then
      v_problems := v_problems || jsonb_build_object(f.field, 'unknown-file');
    elsif u.state <> 'ready' then
      v_problems := v_problems || jsonb_build_object(f.field, 'not-ready');
    else
      select * into strict a from asset where id = u.asset_id;
      if asset_media_kind(a.type) <> f.kind then
        v_problems := v_problems || jsonb_build_object(f.field, 'wrong-kind');
      elsif a.seconds > f.longest then
        v_problems := v_problems || jsonb_build_object(f.field, 'too-long');
      elsif f.start >= a.seconds then
        v_problems := v_problems || jsonb_build_object('from', 'out-of-range');
      elsif f.lines <= least(a.width, a.height) or f.lines * 16 <= greatest(a.width, a.height) * 9 then
        v_problems := v_problems || jsonb_build_object('resolution', 'not-above-source');
      end if;
    end if;
  end loop;
  return nullif(v_problems, '{}');
end
$$;
`,
};
