create or replace function creation_tell(c creation) returns void language plpgsql as $$
begin
  perform creation_record(c);
  perform pg_notify('creation', c.member_id || ' ' || c.id);
end
$$;
comment on function creation_tell(creation) is
  'Tells event streams of a change; ids only, the state is read from the creation';
