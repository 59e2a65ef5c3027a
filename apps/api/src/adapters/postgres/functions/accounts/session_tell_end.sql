-- However a member's session ends, every process hears of it: by the hash of its token, which opens nothing.
create or replace function session_tell_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', encode(old.token_hash, 'hex'));
  return null;
end
$$;
