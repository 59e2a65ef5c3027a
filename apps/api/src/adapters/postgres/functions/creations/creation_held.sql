create or replace function creation_held(p_job uuid, p_token uuid) returns jsonb language sql stable as $$
  select creation_view(c) from job join creation as c on c.id = job.creation_id
  where job.id = p_job and job.lease_token = p_token
$$;
comment on function creation_held(uuid, uuid) is 'The creation of a job, for whoever had its last lease; nothing begins by it';
