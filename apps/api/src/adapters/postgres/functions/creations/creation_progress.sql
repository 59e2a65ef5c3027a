create or replace function creation_progress(p_job uuid, p_token uuid, p_phase text, p_done integer, p_total integer)
returns boolean language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
  c creation;
  v_is_news boolean;
begin
  if j.state is distinct from 'running' then
    return false;
  end if;
  select * into strict c from creation where id = j.creation_id for update;
  if c.state <> 'running' then
    return false;
  end if;
  -- Streams hear of a phase at once and of frames once a second.
  v_is_news := c.phase is distinct from p_phase or c.told_at < clock_timestamp() - interval '0.9 seconds';
  update creation set phase = p_phase, done = p_done, total = p_total, version = version + 1,
    told_at = case when v_is_news then clock_timestamp() else told_at end
  where id = c.id returning * into c;
  if v_is_news then
    perform creation_tell(c);
  end if;
  return true;
end
$$;
