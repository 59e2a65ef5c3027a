create or replace function creation_unpaid(p_hold uuid) returns text language sql stable as $$
  select revoked_reason from hold_part join lot on lot.id = lot_id
  where hold_id = p_hold and revoked_at is not null order by lot.id limit 1
$$;
comment on function creation_unpaid(uuid) is
  'Why credits of a hold were taken back by whoever paid for them; null while they are paid';
