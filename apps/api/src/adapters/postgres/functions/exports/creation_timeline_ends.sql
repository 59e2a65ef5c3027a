create or replace function creation_timeline_ends() returns trigger language plpgsql as $$
begin
  delete from creation_timeline where creation_id = new.id;
  return null;
end
$$;
