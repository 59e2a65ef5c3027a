create or replace function trial_take(p_member uuid, p_effect text, p_day date, p_creation uuid) returns text
language plpgsql as $$
begin
  -- Waits for others that take the same place or the same effect, and holds no place while it waits.
  for v_place in 1 .. 3 loop
    insert into trial (member_id, effect, day, place, creation_id)
    values (p_member, p_effect, p_day, v_place, p_creation) on conflict do nothing;
    if found then
      return 'held';
    end if;
  end loop;
  return case when exists (select from trial where member_id = p_member and effect = p_effect)
    then 'trial-used' else 'trial-day' end;
end
$$;
comment on function trial_take(uuid, text, date, uuid) is 'Uses a trial, or says which limit stops it';
