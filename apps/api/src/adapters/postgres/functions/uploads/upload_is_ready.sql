create or replace function upload_is_ready() returns trigger language plpgsql as $$
declare
  v_kind text;
begin
  select asset_media_kind(type) into v_kind from asset where id = new.asset_id;
  if v_kind = 'video' then
    perform upload_want_poster(new.id, new.member_id);
  end if;
  if v_kind in ('video', 'sound') then
    perform upload_want_previews(new.id, new.member_id);
  end if;
  return null;
end
$$;
