create or replace function upload_check(p_job uuid, p_token uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', u.id, 'memberId', u.member_id, 'bytes', u.bytes, 'use', u.use, 'parts', (
    select coalesce(jsonb_agg(part.key order by part.position), '[]') from upload_part as part where part.upload_id = u.id
  ))
  from job as j join upload as u on u.id = (j.payload ->> 'uploadId')::uuid
  where j.id = p_job and j.lease_token = p_token and j.state = 'running' and u.state = 'checking' and u.removed_at is null
$$;
comment on function upload_check(uuid, uuid) is 'What a claimed job has to look at; null when nothing is left to do';
