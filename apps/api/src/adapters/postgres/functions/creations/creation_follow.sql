-- Queued again, failed or cancelled: a job that belongs to no creation takes nobody along.
create or replace function creation_follow(p_creation uuid, p_outcome text, p_reason text) returns void
language plpgsql as $$
declare
  c creation;
begin
  case p_outcome
    when 'failed' then perform creation_end(p_creation, 'failed', p_reason, true);
    when 'cancelled' then perform creation_end(p_creation, 'cancelled', null, null);
    else
      update creation set state = 'waiting', phase = null, done = 0, version = version + 1
      where id = p_creation and state = 'running' returning * into c;
      if found then
        perform creation_tell(c);
      end if;
  end case;
end
$$;
