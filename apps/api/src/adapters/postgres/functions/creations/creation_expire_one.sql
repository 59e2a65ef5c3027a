create or replace function creation_expire_one() returns uuid language plpgsql as $$
declare
  j job;
  c creation;
  v_id uuid;
begin
  select id into v_id from creation
  where state in ('waiting', 'running') and (
    expires_at <= clock_timestamp()
    or not exists (select from job where job.creation_id = creation.id and job.state in ('queued', 'running'))
  )
  order by expires_at limit 1;
  select * into j from job where creation_id = v_id for update;
  select * into c from creation where id = v_id and state in ('waiting', 'running') for update;
  if not found then
    return null;
  end if;
  if c.expires_at <= clock_timestamp() then
    perform creation_end(v_id, 'expired', 'expired', true);
  elsif j.state in ('queued', 'running') then
    return null; -- It was given a worker in between.
  else
    perform creation_end(v_id, 'failed', 'interrupted', true);
  end if;
  if j.state = 'running' then
    perform job_end(j.id, j.lease_token, 'cancelled', 'expired');
  elsif j.state = 'queued' then
    perform job_cancel(j.id);
  end if;
  return v_id;
end
$$;
comment on function creation_expire_one() is
  'Ends one creation whose time is over or whose work is gone; null when there is none';
