import type { Migration } from '../migrate.ts';

/** Clips that wait on credits that were taken back are cancelled; those that have begun are finished and charged. */
export const calledOff: Migration = {
  name: '0043-called-off',
  sql: `
create index lot_called_back on lot (id) where revoked_at is not null and held > 0;

create function creation_call_off(p_id uuid, p_reason text) returns void language plpgsql as $$
declare
  c creation;
begin
  update creation set state = 'cancelled', phase = null, version = version + 1,
    ended_at = date_trunc('milliseconds', clock_timestamp())
  where id = p_id and state = 'waiting' returning * into c;
  if not found then
    return;
  end if;
  perform ledger_void(c.hold_id, p_reason);
  perform creation_tell(c);
end
$$;
comment on function creation_call_off(uuid, text) is 'Cancels a clip that waits, for a reason its receipt tells';

create function creation_unpaid(p_hold uuid) returns text language sql stable as $$
  select revoked_reason from hold_part join lot on lot.id = lot_id
  where hold_id = p_hold and revoked_at is not null order by lot.id limit 1
$$;
comment on function creation_unpaid(uuid) is 'Why credits of a hold were taken back by whoever paid for them; null while they are paid';

create function creation_call_off_one() returns uuid language plpgsql as $$
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

create or replace function creation_begin(p_job uuid, p_token uuid) returns jsonb language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
  c creation;
  v_unpaid text;
begin
  if j.state is distinct from 'running' then
    return null;
  end if;
  select * into c from creation where id = j.creation_id for update;
  v_unpaid := case when c.state = 'waiting' and c.started_at is null then creation_unpaid(c.hold_id) end;
  if v_unpaid is not null then
    perform job_end(p_job, p_token, 'cancelled', v_unpaid);
    perform creation_call_off(c.id, v_unpaid);
    return null;
  end if;
  update creation set state = 'running', phase = 'preparing', done = 0, attempt = j.attempt, version = version + 1,
    started_at = date_trunc('milliseconds', clock_timestamp()), told_at = clock_timestamp()
  where id = j.creation_id and state in ('waiting', 'running') returning * into c;
  if not found then
    return null;
  end if;
  perform creation_tell(c);
  return creation_view(c);
end
$$;
`,
};
