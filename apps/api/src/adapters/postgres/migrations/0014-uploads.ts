import type { Migration } from '../migrate.ts';

/**
 * Files of members: received in parts under a lock with a lease, then looked at by a job of the lane `intake`. Locks
 * are taken in one order everywhere: job, upload, creation, accounts.
 */
export const uploads: Migration = {
  name: '0014-uploads',
  sql: `
insert into lane (name, max_running, member_cap) values ('intake', 64, 2) on conflict do nothing;

create table upload (
  id uuid primary key default uuid_v7(),
  member_id uuid not null references member,
  name text not null,
  bytes bigint not null check (bytes >= 0),
  received bigint not null default 0,
  state text not null default 'receiving' check (state in ('receiving', 'checking', 'ready', 'refused')),
  asset_id uuid references asset,
  refusal jsonb,
  lock_token uuid,
  lock_until timestamptz,
  is_lock_wanted boolean not null default false,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  touched_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  check (received between 0 and bytes),
  check (state = 'receiving' or received = bytes),
  check ((state = 'ready') = (asset_id is not null)),
  check ((state = 'refused') = (refusal is not null))
) with (fillfactor = 70);
create index upload_member on upload (member_id, created_at desc, id desc) where removed_at is null;
create index upload_due on upload (touched_at) where state <> 'ready' and removed_at is null;
create index upload_removed on upload (removed_at) where removed_at is not null;
comment on table upload is 'A file a member brought; what was made of it is the asset, its own bytes go when it is looked at';

create table upload_part (
  upload_id uuid not null references upload on delete cascade,
  position bigint not null,
  bytes bigint not null check (bytes > 0),
  key text not null,
  primary key (upload_id, position)
);
comment on table upload_part is 'Where the bytes of an upload lie, in order; each part was safe before it was written down here';

create table creation_upload (
  creation_id uuid not null references creation,
  upload_id uuid not null,
  primary key (creation_id, upload_id)
);
create index creation_upload_upload on creation_upload (upload_id);
comment on table creation_upload is 'The uploads a creation is made from: their files stay until it has ended';

create function upload_view(u upload) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', u.id, 'memberId', u.member_id, 'name', u.name, 'state', u.state, 'bytes', u.bytes, 'received', u.received,
    'kind', case when asset.type like 'video/%' then 'video' when asset.id is not null then 'picture' end,
    'width', asset.width, 'height', asset.height, 'seconds', asset.seconds, 'assetId', u.asset_id,
    'refusal', u.refusal, 'createdAt', epoch_ms(u.created_at)
  )
  from (select) as one left join asset on asset.id = u.asset_id
$$;
comment on function upload_view(upload) is 'An upload as the domain reads it';

create function upload_complete(p_id uuid) returns void language plpgsql as $$
declare
  u upload;
begin
  update upload set state = 'checking' where id = p_id returning * into strict u;
  perform job_enqueue(
    'upload:' || u.id, 'intake', u.member_id, null, jsonb_build_object('uploadId', u.id), 0, 1, 5, interval '0'
  );
end
$$;
comment on function upload_complete(uuid) is 'All bytes are there: somebody has to look at them';

create function upload_begin(p_member uuid, p_name text, p_bytes bigint, p_unfinished integer, p_most bigint)
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
  insert into upload (member_id, name, bytes) values (p_member, p_name, p_bytes) returning * into u;
  if p_bytes = 0 then
    perform upload_complete(u.id);
    select * into strict u from upload where id = u.id;
  end if;
  return upload_view(u);
end
$$;
comment on function upload_begin(uuid, text, bigint, integer, bigint) is 'Announces a file; null where its member has too much here';

create function upload_lock(p_member uuid, p_id uuid, p_lease interval) returns table (outcome text, token uuid)
language plpgsql as $$
declare
  u upload;
begin
  select * into u from upload where id = p_id and member_id = p_member and removed_at is null for update;
  if not found then
    return query select 'unknown', null::uuid;
  elsif u.lock_until > clock_timestamp() then
    update upload set is_lock_wanted = true where id = p_id and not is_lock_wanted;
    return query select 'locked', null::uuid;
  else
    return query
      update upload set lock_token = gen_random_uuid(), lock_until = clock_timestamp() + p_lease, is_lock_wanted = false
      where id = p_id returning 'held', lock_token;
  end if;
end
$$;
comment on function upload_lock(uuid, uuid, interval) is 'One request at a time adds to an upload; its lock ends by itself';

create function upload_append(p_id uuid, p_token uuid, p_position bigint, p_bytes bigint, p_key text) returns bigint
language plpgsql as $$
declare
  u upload;
begin
  select * into u from upload
  where id = p_id and lock_token = p_token and state = 'receiving' and removed_at is null for update;
  if not found or u.received <> p_position or p_position + p_bytes > u.bytes then
    return null;
  end if;
  insert into upload_part (upload_id, position, bytes, key) values (p_id, p_position, p_bytes, p_key);
  update upload set received = p_position + p_bytes, touched_at = clock_timestamp() where id = p_id;
  if p_position + p_bytes = u.bytes then
    perform upload_complete(p_id);
  end if;
  return p_position + p_bytes;
end
$$;
comment on function upload_append(uuid, uuid, bigint, bigint, text) is 'A part that lies safe counts from here on; null for one that does not fit';

create function upload_remove(p_member uuid, p_id uuid) returns boolean language plpgsql as $$
declare
  j job;
  u upload;
begin
  select * into j from job where key = 'upload:' || p_id for update;
  update upload set removed_at = clock_timestamp() where id = p_id and member_id = p_member and removed_at is null
  returning * into u;
  if not found then
    return false;
  end if;
  update asset set removed_at = clock_timestamp() where id = u.asset_id;
  if j.state in ('queued', 'running') then
    perform job_cancel(j.id);
  end if;
  return true;
end
$$;

create function upload_check(p_job uuid, p_token uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', u.id, 'memberId', u.member_id, 'bytes', u.bytes, 'parts', (
    select coalesce(jsonb_agg(part.key order by part.position), '[]') from upload_part as part where part.upload_id = u.id
  ))
  from job as j join upload as u on u.id = (j.payload ->> 'uploadId')::uuid
  where j.id = p_job and j.lease_token = p_token and j.state = 'running' and u.state = 'checking' and u.removed_at is null
$$;
comment on function upload_check(uuid, uuid) is 'What a claimed job has to look at; null when nothing is left to do';

create function upload_end(p_job uuid, p_token uuid, p_id uuid, p_file jsonb, p_refusal jsonb) returns text
language plpgsql as $$
declare
  j job;
  u upload;
  v_asset uuid;
begin
  select * into j from job where id = p_job and lease_token = p_token for update;
  select * into u from upload where id = p_id for update;
  if u.id is null or u.removed_at is not null then
    perform job_end(p_job, p_token, 'cancelled', 'removed');
    return 'removed';
  end if;
  if u.state <> 'checking' then
    return case when u.state = (case when p_file is null then 'refused' else 'ready' end) then 'ended' else 'stale' end;
  end if;
  if j.state is distinct from 'running' or j.key <> 'upload:' || p_id then
    return 'stale';
  end if;
  perform job_end(p_job, p_token, 'done', null);
  if p_file is not null then
    insert into asset (kind, owner, source, bytes, checksum, type, width, height, seconds, storage_key)
    values (
      'upload', u.member_id, 'upload:' || p_id, (p_file ->> 'bytes')::bigint, p_file ->> 'checksum', p_file ->> 'type',
      (p_file ->> 'width')::integer, (p_file ->> 'height')::integer, (p_file ->> 'seconds')::double precision,
      p_file ->> 'storageKey'
    )
    returning id into v_asset;
  end if;
  update upload set state = case when p_file is null then 'refused' else 'ready' end, asset_id = v_asset,
    refusal = p_refusal, touched_at = clock_timestamp()
  where id = p_id;
  return 'ended';
end
$$;
comment on function upload_end(uuid, uuid, uuid, jsonb, jsonb) is 'The verdict on an upload and the end of its job in one transaction';

create function upload_expire() returns bigint language plpgsql as $$
declare
  v_unseen bigint;
  v_old bigint;
begin
  update upload set state = 'refused', touched_at = clock_timestamp(),
    refusal = '{"reason": "crashed", "detail": {"words": "Nobody could look at the file."}}'
  where state = 'checking' and removed_at is null and not exists (
    select from job where key = 'upload:' || upload.id and job.state in ('queued', 'running')
  );
  get diagnostics v_unseen = row_count;
  update upload set removed_at = clock_timestamp()
  where state in ('receiving', 'refused') and removed_at is null and touched_at < clock_timestamp() - interval '24 hours';
  get diagnostics v_old = row_count;
  return v_unseen + v_old;
end
$$;
comment on function upload_expire() is 'Ends what nobody looks at any more and removes what was left lying for a day';

create function upload_forget(p_id uuid) returns void language plpgsql as $$
declare
  v_asset uuid;
begin
  delete from upload where id = p_id and removed_at is not null returning asset_id into v_asset;
  delete from asset where id = v_asset;
end
$$;
`,
};
