create or replace function clip_has_sound(p_clip uuid) returns boolean language sql stable as $$
  select case when bool_or(kind = 'peaks') then true when bool_or(kind in ('sprite', 'proxy')) then false end
  from asset where derived_from = p_clip
$$;
comment on function clip_has_sound(uuid) is
  'Whether a clip of ours is heard, by what was made beside it; null for older ones';
