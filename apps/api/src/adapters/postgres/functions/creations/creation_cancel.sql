create or replace function creation_cancel(p_member uuid, p_id uuid) returns text language plpgsql as $$
declare
  j job;
  c creation;
begin
  select * into j from job where creation_id = p_id for update;
  select * into c from creation where id = p_id and member_id = p_member and removed_at is null for update;
  if not found then
    return 'unknown';
  end if;
  if c.state not in ('waiting', 'running') then
    return 'already-ended';
  end if;
  if j.state = 'queued' then
    perform creation_end(p_id, 'cancelled', null, null);
  end if;
  perform job_cancel(j.id);
  return 'cancelled';
end
$$;
