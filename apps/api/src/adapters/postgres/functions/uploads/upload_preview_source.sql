create or replace function upload_preview_source(p_job uuid, p_token uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', u.id, 'storageKey', asset.storage_key, 'kind', asset_media_kind(asset.type), 'width', asset.width,
    'height', asset.height, 'seconds', asset.seconds
  )
  from job as j join upload as u on u.id = (j.payload ->> 'uploadId')::uuid join asset on asset.id = u.asset_id
  where j.id = p_job and j.lease_token = p_token and j.state = 'running' and u.removed_at is null
$$;
comment on function upload_preview_source(uuid, uuid) is
  'What a claimed job has to make previews of; null when nothing is left to do';
