create or replace function upload_append(p_id uuid, p_token uuid, p_position bigint, p_bytes bigint, p_key text)
returns bigint language plpgsql as $$
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
comment on function upload_append(uuid, uuid, bigint, bigint, text) is
  'A part that lies safe counts from here on; null for one that does not fit';
