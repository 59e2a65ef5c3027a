create or replace function creation_call_off(p_id uuid, p_reason text) returns void language plpgsql as $$
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
