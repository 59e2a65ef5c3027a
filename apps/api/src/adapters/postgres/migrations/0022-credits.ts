import type { Migration } from '../migrate.ts';

/**
 * A member's credits as a history, and two more moves: lots that live longer, and lots that are taken back. A revoked
 * lot has nothing left but what is held, so nothing can be taken from it any more.
 */
export const credits: Migration = {
  name: '0022-credits',
  sql: `
alter table lot add column revoked_at timestamptz, add column revoked_reason text,
  add check ((revoked_at is null) = (revoked_reason is null)),
  add check (revoked_at is null or remaining = held),
  add check (source in ('start', 'plan', 'pack', 'promotion', 'operator'));

alter table transfer drop constraint transfer_kind_check, add column member_id uuid references member,
  add column place bigint, add column lot_id uuid references lot, add column available_after bigint;
alter table transfer disable trigger transfer_append_only;
with own as (
  select transfer.id, account.member_id, row_number() over (order by transfer.created_at, transfer.id) as place,
    coalesce(
      (select lot.id from lot where transfer.kind = 'grant' and 'grant:' || source_event = idempotency),
      case transfer.kind when 'expire' then split_part(idempotency, ':', 2)::uuid end
    ) as lot_id,
    sum(case transfer.kind when 'grant' then amount when 'void' then amount when 'post' then 0 else -amount end)
      over (partition by account.member_id order by transfer.created_at, transfer.id) as running
  from transfer join account on account.id = least(debit, credit)
)
update transfer set member_id = own.member_id, place = own.place, lot_id = own.lot_id, available_after = own.running
from own where own.id = transfer.id;
alter table transfer enable trigger transfer_append_only;
alter table transfer alter column member_id set not null, alter column place set not null,
  alter column available_after set not null, alter column place add generated always as identity,
  add check (kind in ('grant', 'hold', 'post', 'void', 'expire', 'revoke')),
  add check ((kind in ('grant', 'expire', 'revoke')) = (lot_id is not null));
select setval(pg_get_serial_sequence('transfer', 'place'), coalesce(max(place), 0) + 1, false) from transfer;
-- A page of the history is read kind by kind, so that a rare one is not looked for among all others.
create unique index transfer_history on transfer (member_id, kind, created_at desc, place desc);
create index transfer_lot on transfer (lot_id) where lot_id is not null;
comment on column transfer.place is 'The order in which a member''s credits moved: given out while the accounts are locked';
comment on column transfer.available_after is 'What the member could spend after it';
comment on column lot.source_event is
  'What granted them, once: payment:<uuid> or payment:<uuid>:<month> where a payment paid for them';

drop function ledger_transfer(bigint, bigint, bigint, text, text, uuid, text, timestamptz);
create function ledger_transfer(
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

create or replace function ledger_sweep(p_member uuid) returns bigint language plpgsql as $$
declare
  l lot;
  v_now timestamptz;
  v_total bigint := 0;
begin
  perform ledger_lock(p_member);
  v_now := ledger_now();
  for l in
    select * from lot
    where member_id = p_member and remaining > held and expires_at <= v_now order by id
  loop
    update lot set remaining = held where id = l.id;
    perform ledger_transfer(
      ledger_account(p_member, 'available'), ledger_system('expired'), l.remaining - l.held, 'expire',
      'expire:' || l.id || ':' || extract(epoch from l.expires_at), null, null, v_now, l.id
    );
    v_total := v_total + l.remaining - l.held;
  end loop;
  return v_total;
end
$$;

create or replace function ledger_grant(
  p_member uuid, p_amount bigint, p_source text, p_event text, p_scope text, p_expires timestamptz
) returns table (outcome text, lot_id uuid) language plpgsql as $$
declare
  l lot;
begin
  perform ledger_lock(p_member);
  insert into lot (member_id, amount, remaining, scope, source, source_event, expires_at, created_at)
  values (p_member, p_amount, p_amount, p_scope, p_source, p_event, p_expires, ledger_now())
  on conflict (source_event) do nothing returning * into l;
  if found then
    perform ledger_transfer(
      ledger_system('issued'), ledger_account(p_member, 'available'), p_amount, 'grant',
      'grant:' || p_event, null, p_source, l.created_at, l.id
    );
    return query select 'granted', l.id;
    return;
  end if;
  select * into l from lot where source_event = p_event;
  if l.member_id = p_member and l.amount = p_amount and l.source = p_source then
    return query select 'replayed', l.id;
  else
    return query select 'event-used', null::uuid;
  end if;
end
$$;

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

create function ledger_extend(p_member uuid, p_source text, p_until timestamptz) returns bigint language plpgsql as $$
declare
  v_amount bigint;
begin
  perform ledger_lock(p_member);
  with extended as (
    update lot set expires_at = p_until
    where member_id = p_member and source = p_source and remaining > 0 and revoked_at is null
      and expires_at > ledger_now() and expires_at < p_until
    returning remaining
  )
  select coalesce(sum(remaining), 0) into v_amount from extended;
  return v_amount;
end
$$;
comment on function ledger_extend(uuid, text, timestamptz) is
  'Lots of one source that have not expired live until then, and never shorter. Returns what they have left';

create function ledger_revoke(p_event text, p_reason text)
returns table (outcome text, revoked bigint, spent bigint, held bigint) language plpgsql as $$
declare
  l lot;
  v_now timestamptz;
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
  return query select 'revoked',
    coalesce((select sum(amount) from transfer where lot_id = l.id and kind = 'revoke'), 0)::bigint,
    coalesce((
      select sum(part.amount) from hold_part as part join hold on hold.id = part.hold_id
      where part.lot_id = l.id and state = 'posted'
    ), 0)::bigint,
    l.held;
end
$$;
comment on function ledger_revoke(text, text) is
  'Takes back what is left of a grant, and what is held of it as soon as it is given back; says what it came to so far';
`,
};
