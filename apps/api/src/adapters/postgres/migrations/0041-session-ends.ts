import type { Migration } from '../migrate.ts';

/** Whoever ends a member's session, every process hears of it: by the hash of its token, which opens nothing. */
export const sessionEnds: Migration = {
  name: '0041-session-ends',
  sql: `
create function session_tell_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', encode(old.token_hash, 'hex'));
  return null;
end
$$;
create trigger session_ended after update of ended_at on session
  for each row when (old.kind = 'member' and old.ended_at is null and new.ended_at is not null)
  execute function session_tell_end();
create trigger session_removed after delete on session
  for each row when (old.kind = 'member' and old.ended_at is null)
  execute function session_tell_end();
`,
};
