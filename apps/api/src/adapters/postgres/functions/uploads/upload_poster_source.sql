create or replace function upload_poster_source(p_job uuid, p_token uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', u.id, 'storageKey', asset.storage_key, 'width', asset.width, 'height', asset.height
  )
  from job as j join upload as u on u.id = (j.payload ->> 'uploadId')::uuid join asset on asset.id = u.asset_id
  where j.id = p_job and j.lease_token = p_token and j.state = 'running' and u.removed_at is null
    and not exists (select from asset as poster where poster.derived_from = asset.id and poster.kind = 'poster')
$$;
comment on function upload_poster_source(uuid, uuid) is
  'The video that a claimed job has to draw the poster of; null when nothing is left to do';
