create or replace function upload_begin(
  p_member uuid, p_name text, p_bytes bigint, p_use text, p_unfinished integer, p_most bigint
)
returns jsonb language plpgsql as $$
declare
  u upload;
  v_unfinished bigint;
  v_bytes bigint;
begin
  -- One after the other, so that two beginnings count each other.
  perform from member where id = p_member for no key update;
  select count(*) filter (where upload.state in ('receiving', 'checking')),
    coalesce(sum(case upload.state when 'ready' then asset.bytes when 'refused' then 0 else upload.bytes end), 0)
  into v_unfinished, v_bytes
  from upload left join asset on asset.id = upload.asset_id
  where upload.member_id = p_member and upload.removed_at is null;
  if v_unfinished >= p_unfinished or v_bytes + p_bytes > p_most then
    return null;
  end if;
  insert into upload (member_id, name, bytes, use) values (p_member, p_name, p_bytes, p_use) returning * into u;
  if p_bytes = 0 then
    perform upload_complete(u.id);
    select * into strict u from upload where id = u.id;
  end if;
  return upload_view(u);
end
$$;
comment on function upload_begin(uuid, text, bigint, text, integer, bigint) is
  'Announces a file; null where its member has too much here';
