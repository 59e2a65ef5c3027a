create or replace function mail_queue(p_key text, p_recipient text, p_kind text, p_locale text, p_sealed bytea)
returns boolean language plpgsql as $$
declare
  v_id uuid;
begin
  insert into mail (key, recipient, kind, locale, sealed) values (p_key, p_recipient, p_kind, p_locale, p_sealed)
  on conflict (key) do nothing returning id into v_id;
  if v_id is null then
    return false;
  end if;
  perform job_enqueue(
    'mail:' || v_id, 'mail', '00000000-0000-0000-0000-000000000000', null, jsonb_build_object('mailId', v_id),
    0, 1, 12, interval '0'
  );
  return true;
end
$$;
comment on function mail_queue(text, text, text, text, bytea) is
  'Puts a mail and the job that sends it in place; false where the key was mailed before';
