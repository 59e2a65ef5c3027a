create or replace function creation_record(c creation) returns void language plpgsql as $$
begin
  insert into creation_event (creation_id, member_id, version, state, phase, done, total, created_at)
  values (c.id, c.member_id, c.version, c.state, c.phase, c.done, c.total, clock_timestamp());
end
$$;
