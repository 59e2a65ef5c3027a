create or replace function creation_deliver(p_job uuid, p_token uuid, p_clip jsonb) returns text
language plpgsql as $$
declare
  j job := creation_lease(p_job, p_token);
  c creation;
  v_clip uuid;
begin
  select * into c from creation where id = j.creation_id for update;
  if not found or c.state in ('declined', 'cancelled') then
    return 'stale';
  end if;
  if c.state = 'ready' then
    return 'delivered'; -- The answer to the first call was lost on its way.
  end if;
  if j.state = 'running' and j.cancel_requested then
    perform job_end(p_job, p_token, 'cancelled', null);
    perform creation_end(c.id, 'cancelled', null, null);
    return 'stale';
  end if;
  perform job_end(p_job, p_token, 'done', null);
  v_clip := creation_store(c.member_id, c.id, p_clip -> 'video', p_clip, null);
  perform creation_store(c.member_id, c.id, p_clip -> 'poster', p_clip, v_clip);
  perform creation_store(c.member_id, c.id, v_file, p_clip, v_clip)
    from jsonb_array_elements(p_clip -> 'renditions') as v_file;
  if c.state = 'running' and c.hold_id is not null then
    perform ledger_post(c.hold_id);
  end if;
  -- What was shown as failed is never charged: a late clip is delivered free.
  update creation set state = 'ready', phase = null, done = total, result_asset = v_clip, failure = null,
    is_retryable = null, ended_at = date_trunc('milliseconds', clock_timestamp()), version = version + 1
  where id = c.id returning * into c;
  perform creation_tell(c);
  return 'delivered';
end
$$;
comment on function creation_deliver(uuid, uuid, jsonb) is
  'Files, end of the job, post of the hold, state and event in one transaction';
