create or replace function creation_view(c creation) returns jsonb language plpgsql stable as $$
begin
  return creation_card(c, case c.state when 'waiting' then (select job_place(id) - 1 from job where creation_id = c.id) end);
end
$$;
comment on function creation_view(creation) is 'A creation as the domain reads it';
