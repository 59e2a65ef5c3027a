create or replace function creation_end(p_id uuid, p_state text, p_failure text, p_retryable boolean) returns void
language plpgsql as $$
declare
  c creation;
begin
  update creation set state = p_state, failure = p_failure, is_retryable = p_retryable, phase = null,
    ended_at = date_trunc('milliseconds', clock_timestamp()), version = version + 1
  where id = p_id and state in ('waiting', 'running') returning * into c;
  if not found then
    return;
  end if;
  if c.hold_id is not null then
    perform ledger_void(c.hold_id, coalesce(p_failure, p_state));
  end if;
  delete from trial where creation_id = c.id;
  perform creation_tell(c);
end
$$;
comment on function creation_end(uuid, text, text, boolean) is 'Ends a creation without a clip: its credits go back';
