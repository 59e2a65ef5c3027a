import type { Migration } from '../migrate.ts';

/**
 * Every move of credits. What is called often is plpgsql, because that keeps its plans for the session. Whoever moves a member's credits first locks the member's two accounts in
 * id order, then holds and lots, and the accounts of the system last: so moves cannot deadlock.
 */
export const ledgerFunctions: Migration = {
  name: '0005-ledger-functions',
  sql: `
create function ledger_now() returns timestamptz language sql volatile as 'select clock_timestamp()';
comment on function ledger_now() is 'The clock of the books; tests put another in its place';

create function ledger_account(p_member uuid, p_kind text) returns bigint language plpgsql stable as $$
begin
  return (select id from account where member_id = p_member and kind = p_kind);
end
$$;

create function ledger_system(p_kind text) returns bigint language sql immutable as $$
  select 9000000000000000 + array_position(array['issued', 'spent', 'expired'], p_kind)
$$;

create function ledger_transfer(
  p_debit bigint, p_credit bigint, p_amount bigint, p_kind text, p_key text, p_hold uuid, p_reason text, p_at timestamptz
) returns void language plpgsql as $$
begin
  insert into transfer (debit, credit, amount, kind, idempotency, hold_id, reason, created_at)
  values (p_debit, p_credit, p_amount, p_kind, p_key, p_hold, p_reason, p_at);
  -- The account with the smaller id first, whichever side of the transfer it is on.
  update account set balance = balance + case id when p_debit then -p_amount else p_amount end
  where id = least(p_debit, p_credit);
  update account set balance = balance + case id when p_debit then -p_amount else p_amount end
  where id = greatest(p_debit, p_credit);
end
$$;

create function ledger_open(p_member uuid) returns void language sql as $$
  insert into account (member_id, kind) values (p_member, 'available'), (p_member, 'held')
  on conflict do nothing
$$;
comment on function ledger_open(uuid) is 'Opens a member''s two accounts; harmless when they are open';

create function ledger_lock(p_member uuid) returns void language plpgsql as $$
begin
  perform 1 from account where member_id = p_member order by id for no key update;
  if not found then
    raise exception 'member % has no accounts', p_member using errcode = 'no_data_found';
  end if;
end
$$;

create function ledger_sweep(p_member uuid) returns bigint language plpgsql as $$
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
      'expire:' || l.id || ':' || extract(epoch from l.expires_at), null, null, v_now
    );
    v_total := v_total + l.remaining - l.held;
  end loop;
  return v_total;
end
$$;
comment on function ledger_sweep(uuid) is 'Locks a member''s accounts and takes away what has expired and is not held';

create function ledger_grant(
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
      'grant:' || p_event, null, p_source, l.created_at
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

create function ledger_fits(p_scope text, p_route text) returns boolean language sql immutable as $$
  select p_scope = 'any' or p_route = 'local'
$$;

create function ledger_hold(
  p_member uuid, p_amount bigint, p_route text, p_key text, p_ttl interval
) returns table (outcome text, hold_id uuid, fitting bigint) language plpgsql as $$
declare
  h hold;
  l lot;
  v_fitting bigint;
  v_all bigint;
  v_part bigint;
  v_left bigint := p_amount;
begin
  perform ledger_sweep(p_member);
  select * into h from hold where key = p_key;
  if found then
    if h.member_id = p_member and h.amount = p_amount and h.route = p_route then
      return query select 'replayed', h.id, null::bigint;
    else
      return query select 'key-reused', null::uuid, null::bigint;
    end if;
    return;
  end if;
  select coalesce(sum(remaining - held) filter (where ledger_fits(scope, p_route)), 0), coalesce(sum(remaining - held), 0)
  into v_fitting, v_all from lot where member_id = p_member and remaining > held;
  if v_fitting < p_amount then
    return query select case when v_all < p_amount then 'not-enough' else 'wrong-scope' end, null::uuid, v_fitting;
    return;
  end if;
  insert into hold (member_id, key, route, amount, created_at, expires_at)
  values (p_member, p_key, p_route, p_amount, ledger_now(), ledger_now() + p_ttl) returning * into h;
  for l in
    select * from lot where member_id = p_member and remaining > held and ledger_fits(scope, p_route)
    order by scope = 'any', expires_at nulls last, id
  loop
    v_part := least(v_left, l.remaining - l.held);
    update lot set held = held + v_part where id = l.id;
    insert into hold_part values (h.id, l.id, v_part);
    v_left := v_left - v_part;
    exit when v_left = 0;
  end loop;
  perform ledger_transfer(
    ledger_account(p_member, 'available'), ledger_account(p_member, 'held'), p_amount, 'hold',
    'hold:' || h.id, h.id, null, h.created_at
  );
  return query select 'held', h.id, v_fitting;
end
$$;
comment on function ledger_hold(uuid, bigint, text, text, interval) is
  'Sets credits aside: lots of the narrowest scope first, then those that expire soonest';

create function ledger_settle(p_hold uuid, p_state text, p_reason text)
returns table (outcome text, amount bigint) language plpgsql as $$
declare
  h hold;
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
  -- What is given back to a lot that has expired meanwhile can still be spent for a week.
  update lot set
    held = held - part.amount,
    remaining = remaining - case p_state when 'posted' then part.amount else 0 end,
    expires_at = case when p_state = 'voided' and expires_at <= v_now then v_now + interval '7 days' else expires_at end
  from hold_part as part where part.hold_id = p_hold and lot.id = part.lot_id;
  perform ledger_transfer(
    ledger_account(h.member_id, 'held'),
    case p_state when 'posted' then ledger_system('spent') else ledger_account(h.member_id, 'available') end,
    h.amount, case p_state when 'posted' then 'post' else 'void' end, 'settle:' || p_hold, p_hold, p_reason, v_now
  );
  return query select p_state, h.amount;
end
$$;

create function ledger_post(p_hold uuid) returns table (outcome text, amount bigint) language sql as $$
  select * from ledger_settle(p_hold, 'posted', null)
$$;
comment on function ledger_post(uuid) is 'Spends a hold for good; a hold that is settled already says how and stays so';

create function ledger_void(p_hold uuid, p_reason text) returns table (outcome text, amount bigint) language sql as $$
  select * from ledger_settle(p_hold, 'voided', p_reason)
$$;
comment on function ledger_void(uuid, text) is 'Gives a hold back to the lots it came from; a settled hold says how and stays so';

create function ledger_widen(p_member uuid, p_source text) returns bigint language plpgsql as $$
declare
  v_amount bigint;
begin
  perform ledger_lock(p_member);
  with widened as (
    update lot set scope = 'any' where member_id = p_member and source = p_source and scope = 'local' returning remaining
  )
  select coalesce(sum(remaining), 0) into v_amount from widened;
  return v_amount;
end
$$;
comment on function ledger_widen(uuid, text) is 'Lets the lots of one source pay every route, as when an e-mail is confirmed';

create function ledger_expire_member(p_member uuid) returns table (voided bigint, expired bigint) language plpgsql as $$
declare
  v_hold uuid;
  v_voided bigint := 0;
  v_expired bigint;
begin
  v_expired := ledger_sweep(p_member);
  for v_hold in
    select id from hold where member_id = p_member and state = 'pending' and expires_at <= ledger_now() order by id
  loop
    perform ledger_void(v_hold, 'expired');
    v_voided := v_voided + 1;
  end loop;
  return query select v_voided, v_expired;
end
$$;

create function ledger_expire(p_limit integer) returns setof uuid language sql volatile as $$
  select member_id from hold where state = 'pending' and expires_at <= ledger_now()
  union
  select member_id from lot where remaining > held and expires_at <= ledger_now()
  limit p_limit
$$;
comment on function ledger_expire(integer) is
  'Members with something to expire; each is expired in a transaction of its own by ledger_expire_member';
`,
};
