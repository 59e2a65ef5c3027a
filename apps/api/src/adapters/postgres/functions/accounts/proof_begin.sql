create or replace function proof_begin(p_member uuid, p_purpose text, p_email text, p_hash bytea) returns text
language plpgsql as $$
declare
  v_now timestamptz;
  v_hour integer;
begin
  -- One after the other, so that of two at once the second sees the first.
  perform 1 from member where id = p_member for no key update;
  v_now := clock_timestamp();
  if exists (
    select from address_proof
    where member_id = p_member and purpose = p_purpose and email = p_email and used_at is null
      and created_at > v_now - interval '60 seconds' and expires_at > v_now
  ) then
    return 'just-sent';
  end if;
  select count(*) into v_hour from address_proof where member_id = p_member and created_at > v_now - interval '1 hour';
  if v_hour >= 10 then
    return 'too-many';
  end if;
  update address_proof set expires_at = v_now
  where member_id = p_member and purpose = p_purpose and used_at is null and expires_at > v_now;
  insert into address_proof (hash, member_id, purpose, email, created_at, expires_at)
  values (p_hash, p_member, p_purpose, p_email, v_now, v_now + interval '24 hours');
  return 'begun';
end
$$;
comment on function proof_begin(uuid, text, text, bytea) is
  'A link that proves an address; the older one of the same purpose ends. Repeated within a minute it makes none';
