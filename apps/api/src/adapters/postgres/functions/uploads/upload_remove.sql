-- Locks are taken in one order everywhere: job, upload, creation, accounts.
create or replace function upload_remove(p_member uuid, p_id uuid) returns boolean language plpgsql as $$
declare
  v_jobs uuid[];
  u upload;
begin
  select array_agg(one.id) into v_jobs from (
    select id from job where key in ('upload:' || p_id, 'poster:' || p_id, 'preview:' || p_id) order by id for update
  ) as one;
  update upload set removed_at = clock_timestamp() where id = p_id and member_id = p_member and removed_at is null
  returning * into u;
  if not found then
    return false;
  end if;
  update asset set removed_at = clock_timestamp() where id = u.asset_id or derived_from = u.asset_id;
  perform job_cancel(id) from job where id = any (v_jobs) and state in ('queued', 'running') order by id;
  return true;
end
$$;
