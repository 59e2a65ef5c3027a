create or replace function member_lives() returns trigger language plpgsql as $$
begin
  -- Waits for who is closing the account, and makes that wait for us: nothing is added behind its back.
  perform from member where id = new.member_id and deleted_at is null for key share;
  if not found then
    raise exception 'the account % is gone', new.member_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
