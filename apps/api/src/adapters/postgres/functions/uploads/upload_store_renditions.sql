create or replace function upload_store_renditions(p_job uuid, p_token uuid, p_id uuid, p_files jsonb) returns text
language plpgsql as $$
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
