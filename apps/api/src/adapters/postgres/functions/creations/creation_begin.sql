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
