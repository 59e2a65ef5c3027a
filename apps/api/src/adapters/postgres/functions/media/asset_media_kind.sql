create or replace function asset_media_kind(p_type text) returns text language sql immutable as $$
  select case when p_type like 'video/%' then 'video' when p_type like 'audio/%' then 'sound'
    when p_type is not null then 'picture' end
$$;
comment on function asset_media_kind(text) is 'What a file is by its media type';
