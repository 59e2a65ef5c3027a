create or replace function ledger_transfer(
  p_debit bigint, p_credit bigint, p_amount bigint, p_kind text, p_key text, p_hold uuid, p_reason text,
  p_at timestamptz, p_lot uuid default null
) returns void language plpgsql as $$
declare
  v_member uuid;
begin
  -- The account with the smaller id first, whichever side of the transfer it is on: it is the member's.
  update account set balance = balance + case id when p_debit then -p_amount else p_amount end
  where id = least(p_debit, p_credit) returning member_id into v_member;
  update account set balance = balance + case id when p_debit then -p_amount else p_amount end
  where id = greatest(p_debit, p_credit);
  insert into transfer (
    debit, credit, amount, kind, idempotency, hold_id, reason, created_at, lot_id, member_id, available_after
  )
  select p_debit, p_credit, p_amount, p_kind, p_key, p_hold, p_reason, p_at, p_lot, v_member, balance
  from account where member_id = v_member and kind = 'available';
end
$$;
