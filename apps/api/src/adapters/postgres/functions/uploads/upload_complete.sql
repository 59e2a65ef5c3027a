create or replace function upload_complete(p_id uuid) returns void language plpgsql as $$
declare
  u upload;
begin
  update upload set state = 'checking' where id = p_id returning * into strict u;
  perform job_enqueue(
    'upload:' || u.id, case when u.use = 'timeline' and u.bytes > 20000000 then 'intake-long' else 'intake' end,
    u.member_id, null, jsonb_build_object('uploadId', u.id), 0, 1, 5, interval '0'
  );
end
$$;
comment on function upload_complete(uuid) is 'All bytes are there: somebody has to look at them';
