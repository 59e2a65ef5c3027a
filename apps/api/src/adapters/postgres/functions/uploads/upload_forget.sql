create or replace function upload_forget(p_id uuid) returns void language plpgsql as $$
declare
  v_asset uuid;
begin
  delete from upload where id = p_id and removed_at is not null returning asset_id into v_asset;
  delete from asset where derived_from = v_asset;
  delete from asset where id = v_asset;
end
$$;
