create or replace function upload_lock(p_member uuid, p_id uuid, p_lease interval)
returns table (outcome text, token uuid) language plpgsql as $$
declare
  u upload;
begin
  select * into u from upload where id = p_id and member_id = p_member and removed_at is null for update;
  if not found then
    return query select 'unknown', null::uuid;
  elsif u.lock_until > clock_timestamp() then
    update upload set is_lock_wanted = true where id = p_id and not is_lock_wanted;
    return query select 'locked', null::uuid;
  else
    return query
      update upload set lock_token = gen_random_uuid(), lock_until = clock_timestamp() + p_lease, is_lock_wanted = false
      where id = p_id returning 'held', lock_token;
  end if;
end
$$;
comment on function upload_lock(uuid, uuid, interval) is
  'One request at a time adds to an upload; its lock ends by itself';
