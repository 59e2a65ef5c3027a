create or replace function creation_result(p_clip uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'videoId', clip.id, 'posterId', poster.id, 'width', clip.width, 'height', clip.height,
    'seconds', clip.seconds, 'bytes', clip.bytes, 'master', (
      select jsonb_build_object('id', master.id, 'bytes', master.bytes) from asset as master
      where master.derived_from = clip.id and master.kind = 'master' and master.removed_at is null limit 1
    ), 'renditions', (
      select coalesce(jsonb_object_agg(other.kind, other.id), '{}') from asset as other
      where other.derived_from = clip.id and other.kind in ('sprite', 'proxy', 'peaks')
    )
  )
  from asset as clip join asset as poster on poster.derived_from = clip.id and poster.kind = 'poster'
  where clip.id = p_clip
$$;
