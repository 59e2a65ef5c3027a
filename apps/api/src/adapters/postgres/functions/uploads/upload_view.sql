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
comment on function upload_view(upload) is 'An upload as the domain reads it';
