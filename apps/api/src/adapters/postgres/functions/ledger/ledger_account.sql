create or replace function ledger_account(p_member uuid, p_kind text) returns bigint language plpgsql stable as $$
begin
  return (select id from account where member_id = p_member and kind = p_kind);
end
$$;
