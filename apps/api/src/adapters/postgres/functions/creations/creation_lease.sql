-- Locks are taken in one order everywhere: job, creation, accounts, and the member's place in the lane last.
create or replace function creation_lease(p_job uuid, p_token uuid) returns job language sql volatile as $$
  select * from job where id = p_job and lease_token = p_token and creation_id is not null for update
$$;
comment on function creation_lease(uuid, uuid) is
  'The job, locked, for whoever had its last lease; null for everybody else';
