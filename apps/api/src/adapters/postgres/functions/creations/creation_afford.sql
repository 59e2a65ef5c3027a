create or replace function creation_afford(p_member uuid, p_key text, p_spec jsonb) returns text language plpgsql as $$
declare
  v_others constant jsonb := coalesce(p_spec -> 'others', '[]');
  v_count constant integer := p_spec ->> 'count';
  v_all bigint;
  v_vendor bigint;
  v_outcome text := 'held';
begin
  -- A key that was used before: the stored answer is older than a day and gone, the holds are not.
  if exists (
    select from hold
    where key in (select p_member || ':' || p_key || ':' || place from generate_series(0, v_count - 1) as place)
  ) then
    return 'key-reused';
  end if;
  select coalesce(sum(price), 0), coalesce(sum(price) filter (where route = 'vendor'), 0) into v_all, v_vendor
  from (
    select (p_spec ->> 'price')::bigint * (v_count - jsonb_array_length(v_others)), p_spec ->> 'route'
    union all
    select (clip ->> 'price')::bigint, clip ->> 'route' from jsonb_array_elements(v_others) as clip
  ) as asked (price, route);
  -- Every credit pays for our own engine, some pay for nothing else.
  if v_all > 0 then
    v_outcome := ledger_afford(p_member, v_all, 'local');
  end if;
  if v_outcome = 'held' and v_vendor > 0 then
    v_outcome := ledger_afford(p_member, v_vendor, 'vendor');
  end if;
  return v_outcome;
end
$$;
comment on function creation_afford(uuid, text, jsonb) is
  'Whether the holds of all clips of an order will succeed; what it says stays true until the end of the transaction';
