create or replace function creation_file_problems(p_member uuid, p_files jsonb) returns jsonb language plpgsql as $$
declare
  f record;
  u upload;
  a asset;
  v_problems jsonb := '{}';
begin
  for f in
    select
      file ->> 'field' as field, (file ->> 'id')::uuid as id, file ->> 'kind' as kind,
      (file ->> 'from')::double precision as start,
      (file ->> 'longest')::double precision as longest,
      (file ->> 'lines')::integer as lines
    from jsonb_array_elements(p_files) as file order by file ->> 'id'
  loop
    -- A removal waits until this creation is there or refused.
    select * into u from upload where id = f.id and member_id = p_member and removed_at is null for share;
    if not found then
      v_problems := v_problems || jsonb_build_object(f.field, 'unknown-file');
    elsif u.state <> 'ready' then
      v_problems := v_problems || jsonb_build_object(f.field, 'not-ready');
    else
      select * into strict a from asset where id = u.asset_id;
      if asset_media_kind(a.type) <> f.kind then
        v_problems := v_problems || jsonb_build_object(f.field, 'wrong-kind');
      elsif a.seconds > f.longest then
        v_problems := v_problems || jsonb_build_object(f.field, 'too-long');
      elsif f.start >= a.seconds then
        v_problems := v_problems || jsonb_build_object('from', 'out-of-range');
      elsif f.lines <= least(a.width, a.height) or f.lines * 16 <= greatest(a.width, a.height) * 9 then
        v_problems := v_problems || jsonb_build_object('resolution', 'not-above-source');
      end if;
    end if;
  end loop;
  return nullif(v_problems, '{}');
end
$$;
comment on function creation_file_problems(uuid, jsonb) is
  'What is wrong with the files of a creation by field, null for nothing; keeps them until the end';
