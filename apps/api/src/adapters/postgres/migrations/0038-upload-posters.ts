import type { Migration } from '../migrate.ts';

/**
 * Videos of members get a small poster: a file derived from theirs, drawn by a job of the lane `poster`, which goes with
 * it. Those that are there already get one, too.
 */
export const uploadPosters: Migration = {
  name: '0038-upload-posters',
  sql: `
insert into lane (name, max_running, member_cap) values ('poster', 64, 2) on conflict do nothing;

create function upload_want_poster(p_id uuid, p_member uuid) returns void language sql as $$
  select job_enqueue('poster:' || p_id, 'poster', p_member, null, jsonb_build_object('uploadId', p_id), 0, 1, 3, interval '0')
$$;
comment on function upload_want_poster(uuid, uuid) is 'Somebody has to draw the poster of a video';

create function upload_is_ready() returns trigger language plpgsql as $$
begin
  if exists (select from asset where id = new.asset_id and type like 'video/%') then
    perform upload_want_poster(new.id, new.member_id);
  end if;
  return null;
end
$$;
create trigger upload_is_ready after update of asset_id on upload
for each row when (old.asset_id is null and new.asset_id is not null) execute function upload_is_ready();

select upload_want_poster(u.id, u.member_id)
from upload as u join asset on asset.id = u.asset_id
where asset.type like 'video/%' and u.removed_at is null order by u.id desc;

create or replace function upload_view(u upload) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', u.id, 'memberId', u.member_id, 'name', u.name, 'state', u.state, 'bytes', u.bytes, 'received', u.received,
    'kind', case when asset.type like 'video/%' then 'video' when asset.id is not null then 'picture' end,
    'width', asset.width, 'height', asset.height, 'seconds', asset.seconds, 'assetId', u.asset_id,
    'posterId', poster.id, 'refusal', u.refusal, 'createdAt', epoch_ms(u.created_at)
  )
  from (select) as one left join asset on asset.id = u.asset_id
    left join asset as poster on poster.derived_from = asset.id and poster.kind = 'poster'
$$;

create function upload_poster_source(p_job uuid, p_token uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', u.id, 'storageKey', asset.storage_key, 'width', asset.width, 'height', asset.height
  )
  from job as j join upload as u on u.id = (j.payload ->> 'uploadId')::uuid join asset on asset.id = u.asset_id
  where j.id = p_job and j.lease_token = p_token and j.state = 'running' and u.removed_at is null
    and not exists (select from asset as poster where poster.derived_from = asset.id and poster.kind = 'poster')
$$;
comment on function upload_poster_source(uuid, uuid) is
  'The video that a claimed job has to draw the poster of; null when nothing is left to do';

create function upload_poster_end(p_job uuid, p_token uuid, p_id uuid, p_file jsonb) returns text language plpgsql as $$
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
  if j.state is distinct from 'running' or j.key <> 'poster:' || p_id then
    return 'stale';
  end if;
  perform job_end(p_job, p_token, 'done', null);
  insert into asset (kind, owner, source, derived_from, bytes, checksum, type, storage_key)
  values (
    'poster', u.member_id, 'upload:' || p_id, u.asset_id, (p_file ->> 'bytes')::bigint, p_file ->> 'checksum',
    p_file ->> 'type', p_file ->> 'storageKey'
  )
  on conflict (storage_key) do nothing;
  return 'ended';
end
$$;
comment on function upload_poster_end(uuid, uuid, uuid, jsonb) is
  'The poster of an upload and the end of its job in one transaction';

create or replace function upload_remove(p_member uuid, p_id uuid) returns boolean language plpgsql as $$
declare
  v_jobs uuid[];
  u upload;
begin
  select array_agg(one.id) into v_jobs from (
    select id from job where key in ('upload:' || p_id, 'poster:' || p_id) order by id for update
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
  delete from asset where derived_from = v_asset and kind = 'poster';
  delete from asset where id = v_asset;
end
$$;
`,
};
