create or replace function own_key_refusal(p_spec jsonb) returns text language plpgsql as $$
declare
  k record;
  r route;
begin
  for k in
    select id, sum(clips) as clips from (
      select p_spec ->> 'ownRoute', (p_spec ->> 'count')::integer - jsonb_array_length(coalesce(p_spec -> 'others', '[]'))
      union all
      select clip ->> 'ownRoute', 1 from jsonb_array_elements(p_spec -> 'others') as clip
    ) as asked (id, clips)
    where id is not null group by id order by id
  loop
    -- Orders for the same key wait for each other here, so that together they keep its limit.
    select * into r from route where route.id = k.id and removed_at is null for no key update;
    if not found then
      return 'no-own-key';
    end if;
    if k.clips + (
      select count(*) from creation
      where own_route = k.id and created_at >= date_trunc('day', clock_timestamp(), 'UTC')
    ) > r.starts_a_day then
      return 'own-key-day';
    end if;
  end loop;
  return null;
end
$$;
comment on function own_key_refusal(jsonb) is
  'Why the member''s own keys do not make the clips of an order, null for no reason: one is gone, or has made its clips of the day (UTC)';
