create or replace function job_finish(p_id uuid, p_token uuid) returns boolean language sql as $$
  select job_end(p_id, p_token, 'done', null)
$$;
