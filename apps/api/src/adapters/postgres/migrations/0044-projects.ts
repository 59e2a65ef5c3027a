import type { Migration } from '../migrate.ts';

/**
 * Timelines of members. The document of a project is always the one that is kept now; the log of edits and its snapshots
 * lead back. What a timeline has to know of a medium is kept beside its file from here on, null where nobody has looked.
 */
export const projects: Migration = {
  name: '0044-projects',
  sql: `
alter table asset
  add column has_sound boolean,
  add column rate_num integer check (rate_num > 0),
  add column rate_den integer check (rate_den > 0);
comment on column asset.rate_num is 'Frames a second, as a fraction with rate_den';

create function clip_has_sound(p_clip uuid) returns boolean language sql stable as $$
  select case when bool_or(kind = 'peaks') then true when bool_or(kind in ('sprite', 'proxy')) then false end
  from asset where derived_from = p_clip
$$;
comment on function clip_has_sound(uuid) is 'Whether a clip of ours is heard, by what was made beside it; null for older ones';

create table project (
  id uuid primary key default uuid_v7(),
  member_id uuid not null references member,
  name text not null,
  document jsonb not null,
  revision integer not null default 0 check (revision >= 0),
  poster text,
  clips integer not null,
  ticks bigint not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  trashed_at timestamptz
);
create index project_member on project (member_id, updated_at desc, id desc) where trashed_at is null;
create index project_trash on project (member_id, trashed_at desc, id desc) where trashed_at is not null;
create index project_rubbish on project (trashed_at) where trashed_at is not null;
comment on table project is 'A timeline of a member; every change of its document raises the revision by one';
comment on column project.poster is 'The medium whose poster stands for the project';
comment on column project.ticks is 'How long it plays, 240,000 to the second';

create table project_edit (
  project_id uuid not null references project on delete cascade,
  revision integer not null,
  edits jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (project_id, revision)
);
create index project_edit_age on project_edit (created_at);
comment on table project_edit is 'What led to a revision from the one before it';

create table project_snapshot (
  project_id uuid not null references project on delete cascade,
  revision integer not null,
  document jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (project_id, revision)
);
create index project_snapshot_age on project_snapshot (created_at);
comment on table project_snapshot is 'The document of every hundredth revision';

create table project_media (
  project_id uuid not null references project on delete cascade,
  media_id text not null,
  primary key (project_id, media_id)
);
create index project_media_medium on project_media (media_id);
comment on table project_media is 'Which media the document of a project names, whoever they belong to';

create trigger project_member_lives before insert on project for each row execute function member_lives();

create or replace function upload_end(p_job uuid, p_token uuid, p_id uuid, p_file jsonb, p_refusal jsonb) returns text
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
    insert into asset (
      kind, owner, source, bytes, checksum, type, width, height, seconds, has_sound, rate_num, rate_den, storage_key
    )
    values (
      'upload', u.member_id, 'upload:' || p_id, (p_file ->> 'bytes')::bigint, p_file ->> 'checksum', p_file ->> 'type',
      (p_file ->> 'width')::integer, (p_file ->> 'height')::integer, (p_file ->> 'seconds')::double precision,
      (p_file ->> 'hasSound')::boolean, (p_file -> 'rate' ->> 'num')::integer, (p_file -> 'rate' ->> 'den')::integer,
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

create or replace function upload_adopt(p_id uuid, p_asset uuid, p_creation uuid) returns boolean language plpgsql as $$
declare
  u upload;
  v_asset uuid;
begin
  select * into u from upload where id = p_id and state = 'receiving' and removed_at is null for update;
  if not found then
    return false;
  end if;
  insert into asset (
    kind, owner, source, bytes, checksum, type, width, height, seconds, has_sound, rate_num, rate_den, storage_key
  )
  select 'upload', u.member_id, 'clip:' || p_creation || ':' || id, bytes, checksum, type, width, height, seconds,
    coalesce(has_sound, clip_has_sound(coalesce(derived_from, id))),
    rate_num, rate_den, u.id || '-upload'
  from asset where id = p_asset and owner = u.member_id and bytes = u.bytes
  returning id into v_asset;
  if v_asset is null then
    return false;
  end if;
  update upload set state = 'ready', received = bytes, asset_id = v_asset, touched_at = clock_timestamp() where id = u.id;
  return true;
end
$$;
`,
};
