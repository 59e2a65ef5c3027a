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
comment on function upload_adopt(uuid, uuid, uuid) is
  'A begun upload is ready: its file is a copy of a stored one of the same member, made of a clip. False where that cannot be';
