create or replace function creation_store(p_owner uuid, p_creation uuid, p_file jsonb, p_clip jsonb, p_of uuid)
returns uuid language sql as $$
  insert into asset (kind, owner, source, derived_from, bytes, checksum, type, width, height, seconds, storage_key)
  values (
    p_file ->> 'kind', p_owner, 'creation:' || p_creation, p_of, (p_file ->> 'bytes')::bigint, p_file ->> 'checksum',
    p_file ->> 'type',
    case when p_file ->> 'kind' in ('clip', 'poster', 'master') then (p_clip ->> 'width')::integer end,
    case when p_file ->> 'kind' in ('clip', 'poster', 'master') then (p_clip ->> 'height')::integer end,
    case when p_file ->> 'kind' in ('clip', 'master', 'proxy') then (p_clip ->> 'seconds')::double precision end,
    p_file ->> 'storageKey'
  )
  returning id
$$;
