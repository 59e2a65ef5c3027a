create or replace function mail_end(p_job uuid, p_token uuid, p_mail uuid, p_state text, p_problem text, p_sealed bytea)
returns boolean language plpgsql as $$
begin
  if not job_end(p_job, p_token, case p_state when 'sent' then 'done' else 'failed' end, p_problem) then
    return false;
  end if;
  update mail set state = p_state, problem = p_problem, sealed = p_sealed, ended_at = clock_timestamp()
  where id = p_mail and state = 'waiting';
  return true;
end
$$;
comment on function mail_end(uuid, uuid, uuid, text, text, bytea) is
  'Ends a mail together with its job; false when the job belongs to another worker by now';
