create or replace function ledger_write_off(p_lot uuid, p_amount bigint, p_key text) returns void language plpgsql as $$
begin
  update account set balance = balance - p_amount where id = ledger_system('spent');
  update account set balance = balance + p_amount where id = ledger_system('operator');
  insert into transfer (
    debit, credit, amount, kind, idempotency, reason, created_at, lot_id, member_id, available_after
  )
  select ledger_system('spent'), ledger_system('operator'), p_amount, 'write-off', p_key, revoked_reason,
    ledger_now(), lot.id, lot.member_id, balance
  from lot join account on account.member_id = lot.member_id and account.kind = 'available' where lot.id = p_lot;
end
$$;
comment on function ledger_write_off(uuid, bigint, text) is
  'Writes what was spent of a revoked lot to the operator''s account; the caller has locked the member''s accounts';
