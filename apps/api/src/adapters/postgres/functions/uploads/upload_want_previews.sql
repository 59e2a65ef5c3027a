create or replace function upload_want_previews(p_id uuid, p_member uuid) returns void language sql as $$
  select job_enqueue('preview:' || p_id, 'preview', p_member, null, jsonb_build_object('uploadId', p_id), 0, 1, 3, interval '0')
$$;
comment on function upload_want_previews(uuid, uuid) is 'Queues the job that makes the previews of a video or sound';
