create or replace function creation_hold(p_member uuid, p_key text, p_spec jsonb, p_place integer)
returns table (outcome text, hold_id uuid, fitting bigint) language plpgsql as $$
begin
  return query select * from ledger_hold(
    p_member, (p_spec ->> 'price')::bigint, p_spec ->> 'route', p_member || ':' || p_key || ':' || p_place,
    (p_spec ->> 'ttlMs')::bigint * interval '1 millisecond' + interval '1 hour'
  );
end
$$;
comment on function creation_hold(uuid, text, jsonb, integer) is
  'One creation, one hold; it outlives the creation, which gives it back when it ends';
