create or replace function upload_want_poster(p_id uuid, p_member uuid) returns void language sql as $$
  select job_enqueue('poster:' || p_id, 'poster', p_member, null, jsonb_build_object('uploadId', p_id), 0, 1, 3, interval '0')
$$;
comment on function upload_want_poster(uuid, uuid) is 'Somebody has to draw the poster of a video';
