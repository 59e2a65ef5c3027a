create or replace function creation_replay(p_member uuid, p_key text, p_body_hash text) returns jsonb
language plpgsql as $$
declare
  i idempotency;
begin
  select * into strict i from idempotency where member_id = p_member and key = p_key;
  if i.body_hash <> p_body_hash then
    return jsonb_build_object('outcome', 'key-reused');
  end if;
  return jsonb_build_object('outcome', 'replayed', 'balance', (select available from ledger_balance(p_member)), 'creations', (
    select jsonb_agg(creation_view(c) order by c.place)
    from creation as c where c.batch_id = (i.answer ->> 'batch')::uuid
  ));
end
$$;
