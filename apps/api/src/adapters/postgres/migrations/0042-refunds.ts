import type { Migration } from '../migrate.ts';
import { breachesOf, RULES as EARLIER } from './0024-credit-books.ts';

const RULES: Readonly<Record<string, string>> = {
  ...EARLIER,
  'a move belongs to the member whose account it moves': `
    select 'transfer ' || transfer.id, 'account ' || one.id || ' or ' || other.id
    from transfer join account as one on one.id = least(debit, credit)
    join account as other on other.id = greatest(debit, credit)
    where (one.member_id is distinct from transfer.member_id and not (transfer.kind = 'write-off' and one.is_system))
      or (not other.is_system and other.member_id <> transfer.member_id)`,
  'what was spent of a revoked lot is written to the operator': `
    select 'lot ' || lot.id, spent || ' is not ' || written
    from lot, lateral (
      select coalesce((
        select sum(part.amount) from hold_part as part join hold on hold.id = part.hold_id
        where part.lot_id = lot.id and state = 'posted' and revoked_at is not null
      ), 0) as spent, coalesce((
        select sum(transfer.amount) from transfer where transfer.lot_id = lot.id and transfer.kind = 'write-off'
      ), 0) as written
    ) as parts
    where spent <> written`,
};

/**
 * What was spent of a purchase that was paid back cannot come back: it is written to the operator's account, out of what
 * members have paid for.
 */
export const refunds: Migration = {
  name: '0042-refunds',
  sql: `
alter table account drop constraint account_kind_check, drop constraint account_check,
  add constraint account_kind_check check (kind in ('available', 'held', 'issued', 'spent', 'expired', 'operator')),
  add constraint account_check check (is_system = (kind in ('issued', 'spent', 'expired', 'operator')));
comment on table account is 'Where credits are: two per member, four of the system. All balances sum to zero';
insert into account (id, kind) values (9000000000000004, 'operator');

alter table transfer drop constraint transfer_kind_check, drop constraint transfer_check2,
  add constraint transfer_kind_check
    check (kind in ('grant', 'hold', 'post', 'void', 'expire', 'revoke', 'write-off')),
  add constraint transfer_check2
    check ((kind in ('grant', 'expire', 'revoke', 'write-off')) = (lot_id is not null));

create or replace function ledger_system(p_kind text) returns bigint language sql immutable as $$
  select 9000000000000000 + array_position(array['issued', 'spent', 'expired', 'operator'], p_kind)
$$;

create function ledger_write_off(p_lot uuid, p_amount bigint, p_key text) returns void language plpgsql as $$
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

create or replace function ledger_settle(p_hold uuid, p_state text, p_reason text)
returns table (outcome text, amount bigint) language plpgsql as $$
declare
  h hold;
  l record;
  v_now timestamptz;
begin
  select * into h from hold where id = p_hold;
  if not found then
    return query select 'unknown', null::bigint;
    return;
  end if;
  perform ledger_sweep(h.member_id);
  v_now := ledger_now();
  select * into h from hold where id = p_hold for update;
  if h.state <> 'pending' then
    return query select h.state, h.amount;
    return;
  end if;
  update hold set state = p_state, reason = p_reason, settled_at = v_now where id = p_hold;
  -- What is given back to a lot that has expired meanwhile can still be spent for a week; to a revoked one it is lost.
  update lot set
    held = held - part.amount,
    remaining = remaining - case when p_state = 'posted' or revoked_at is not null then part.amount else 0 end,
    expires_at = case
      when p_state = 'voided' and expires_at <= v_now and revoked_at is null then v_now + interval '7 days'
      else expires_at
    end
  from hold_part as part where part.hold_id = p_hold and lot.id = part.lot_id;
  perform ledger_transfer(
    ledger_account(h.member_id, 'held'),
    case p_state when 'posted' then ledger_system('spent') else ledger_account(h.member_id, 'available') end,
    h.amount, case p_state when 'posted' then 'post' else 'void' end, 'settle:' || p_hold, p_hold, p_reason, v_now
  );
  if p_state = 'posted' then
    for l in
      select lot.*, part.amount as part from hold_part as part join lot on lot.id = part.lot_id
      where part.hold_id = p_hold and revoked_at is not null order by lot.id
    loop
      perform ledger_write_off(l.id, l.part, 'write-off:' || l.id || ':' || p_hold);
    end loop;
  end if;
  if p_state = 'voided' then
    for l in
      select lot.id, lot.revoked_reason, part.amount from hold_part as part join lot on lot.id = part.lot_id
      where part.hold_id = p_hold and revoked_at is not null order by lot.id
    loop
      perform ledger_transfer(
        ledger_account(h.member_id, 'available'), ledger_system('issued'), l.amount, 'revoke',
        'revoke:' || l.id || ':' || p_hold, null, l.revoked_reason, v_now, l.id
      );
    end loop;
  end if;
  return query select p_state, h.amount;
end
$$;

create or replace function ledger_revoke(p_event text, p_reason text)
returns table (outcome text, revoked bigint, spent bigint, held bigint) language plpgsql as $$
declare
  l lot;
  v_now timestamptz;
  v_spent bigint;
begin
  select * into l from lot where source_event = p_event;
  if not found then
    return query select 'unknown', null::bigint, null::bigint, null::bigint;
    return;
  end if;
  perform ledger_lock(l.member_id);
  v_now := ledger_now();
  select * into l from lot where id = l.id;
  if l.revoked_at is null then
    update lot set remaining = lot.held, revoked_at = v_now, revoked_reason = p_reason where id = l.id;
    if l.remaining > l.held then
      perform ledger_transfer(
        ledger_account(l.member_id, 'available'), ledger_system('issued'), l.remaining - l.held, 'revoke',
        'revoke:' || l.id, null, p_reason, v_now, l.id
      );
    end if;
  end if;
  v_spent := coalesce((
    select sum(part.amount) from hold_part as part join hold on hold.id = part.hold_id
    where part.lot_id = l.id and state = 'posted'
  ), 0);
  if l.revoked_at is null and v_spent > 0 then
    perform ledger_write_off(l.id, v_spent, 'write-off:' || l.id);
  end if;
  return query select 'revoked',
    coalesce((select sum(amount) from transfer where lot_id = l.id and kind = 'revoke'), 0)::bigint,
    v_spent,
    l.held;
end
$$;

-- The reasons as the history tells them.
update lot set revoked_reason = case revoked_reason when 'refunded' then 'refund' else 'dispute' end
where revoked_reason in ('refunded', 'disputed');
alter table transfer disable trigger transfer_append_only;
update transfer set reason = case reason when 'refunded' then 'refund' else 'dispute' end
where kind = 'revoke' and reason in ('refunded', 'disputed');
alter table transfer enable trigger transfer_append_only;
select ledger_write_off(lot.id, sum(part.amount)::bigint, 'write-off:' || lot.id)
from lot join hold_part as part on part.lot_id = lot.id join hold on hold.id = part.hold_id
where revoked_at is not null and hold.state = 'posted' group by lot.id order by lot.id;

create or replace function ledger_check() returns table (rule text, subject text, detail text) language sql volatile as $$
${Object.entries(RULES).map(breachesOf).join('\n  union all')}
$$;
create or replace function ledger_rules() returns setof text language sql immutable as $$
  select unnest(array[${Object.keys(RULES)
    .map((rule) => `'${rule}'`)
    .join(', ')}])
$$;
comment on function ledger_sums() is 'The books in six figures; they sum to zero';
`,
};
