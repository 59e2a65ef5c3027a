create or replace function creation_call_off_one() returns uuid language plpgsql as $$
declare
  j job;
  c creation;
  v_id uuid;
  v_reason text;
begin
  select creation.id, lot.revoked_reason into v_id, v_reason
  from lot join hold_part on lot_id = lot.id join hold on hold.id = hold_id and hold.state = 'pending'
  join creation on creation.hold_id = hold.id and creation.state = 'waiting' and started_at is null
  where revoked_at is not null and held > 0
  order by creation.id limit 1;
  if not found then
    return null;
  end if;
  select * into j from job where creation_id = v_id for update;
  -- Whoever was quicker has begun it or ended it: either way it waits no more.
  select * into c from creation where id = v_id and state = 'waiting' and started_at is null for update;
  if not found then
    return v_id;
  end if;
  perform creation_call_off(v_id, v_reason);
  if j.state = 'running' then
    perform job_end(j.id, j.lease_token, 'cancelled', v_reason);
  elsif j.state = 'queued' then
    perform job_cancel(j.id);
  end if;
  return v_id;
end
$$;
comment on function creation_call_off_one() is
  'Cancels one clip that waits on credits that were taken back; null when there is none. One that has begun is finished';
