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
comment on function upload_end(uuid, uuid, uuid, jsonb, jsonb) is
  'The verdict on an upload and the end of its job in one transaction';
