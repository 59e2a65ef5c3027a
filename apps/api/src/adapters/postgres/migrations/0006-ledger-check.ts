import type { Migration } from '../migrate.ts';

/** Reading the books: what a member has, and the rules that hold at every moment, one query per rule. */
export const ledgerCheck: Migration = {
  name: '0006-ledger-check',
  sql: `
create function ledger_balance(p_member uuid, out available bigint, out held bigint, out local_only bigint)
language plpgsql volatile as $$
declare
  v_now constant timestamptz := ledger_now();
begin
  select
    coalesce(sum(lot.remaining - lot.held) filter (where is_open), 0),
    coalesce(sum(lot.held), 0),
    coalesce(sum(lot.remaining - lot.held) filter (where is_open and lot.scope = 'local'), 0)
  into available, held, local_only
  from lot, lateral (select lot.expires_at is null or lot.expires_at > v_now as is_open) as age
  where lot.member_id = p_member and lot.remaining > 0;
end
$$;
comment on function ledger_balance(uuid) is 'What a member can spend now: expired credits do not count, swept or not';

create function ledger_check() returns table (rule text, subject text, detail text) language sql volatile as $$
  select 'no account of a member is below zero', 'account ' || id, balance::text
  from account where not is_system and balance < 0

  union all
  select 'all balances sum to zero', 'books', sum(balance)::text from account having sum(balance) <> 0

  union all
  select 'a balance is its credits minus its debits', 'account ' || id, balance || ' is not ' || moved
  from account, lateral (
    select coalesce((select sum(amount) from transfer where credit = account.id), 0)
      - coalesce((select sum(amount) from transfer where debit = account.id), 0) as moved
  ) as history
  where balance <> moved

  union all
  select 'held is the sum of pending holds', 'member ' || member_id, balance || ' is not ' || pending
  from account, lateral (
    select coalesce(sum(amount), 0) as pending from hold where hold.member_id = account.member_id and state = 'pending'
  ) as holds
  where kind = 'held' and balance <> pending

  union all
  select 'what lots have left is available plus held', 'member ' || books.member_id, books.total || ' is not ' || lots.total
  from (
    select member_id, sum(balance) as total from account where not is_system group by member_id
  ) as books, lateral (
    select coalesce(sum(remaining), 0) as total from lot where lot.member_id = books.member_id
  ) as lots
  where books.total <> lots.total

  union all
  select 'a lot holds what pending holds took from it', 'lot ' || id, held || ' is not ' || pending
  from lot, lateral (
    select coalesce(sum(part.amount), 0) as pending from hold_part as part join hold on hold.id = part.hold_id
    where part.lot_id = lot.id and state = 'pending'
  ) as parts
  where held <> pending

  union all
  select 'what a lot has lost was spent or has expired', 'lot ' || lot.id, amount - remaining || ' is not ' || gone
  from lot left join (
    select split_part(idempotency, ':', 2) as lot_id, sum(amount) as total from transfer where kind = 'expire' group by 1
  ) as expiry on expiry.lot_id = lot.id::text, lateral (
    select coalesce(sum(part.amount), 0) + coalesce(expiry.total, 0) as gone
    from hold_part as part join hold on hold.id = part.hold_id
    where part.lot_id = lot.id and state = 'posted'
  ) as parts
  where amount - remaining <> gone

  union all
  select 'a hold is made of its parts', 'hold ' || id, amount || ' is not ' || total
  from hold, lateral (
    select coalesce(sum(part.amount), 0) as total from hold_part as part where part.hold_id = hold.id
  ) as parts
  where amount <> total

  union all
  select 'a hold takes credits that fit its route', 'hold ' || hold.id, 'lot ' || lot.id
  from hold join hold_part as part on part.hold_id = hold.id join lot on lot.id = part.lot_id
  where not ledger_fits(lot.scope, hold.route) or lot.member_id <> hold.member_id

  union all
  select 'a hold moves once and is settled once', 'hold ' || hold.id, hold.state || ': ' || moves.list
  from hold, lateral (
    select coalesce(string_agg(kind || ' ' || transfer.amount, ', ' order by created_at, kind), 'nothing') as list
    from transfer where hold_id = hold.id
  ) as moves
  where moves.list <> 'hold ' || amount || case state
    when 'posted' then ', post ' || amount when 'voided' then ', void ' || amount else '' end

  union all
  select 'an event grants once', 'event ' || coalesce(lot.source_event, granted.idempotency),
    coalesce(lot.amount::text, 'no lot') || ', ' || coalesce(granted.amount::text, 'no transfer')
  from lot full join (select * from transfer where kind = 'grant') as granted
    on granted.idempotency = 'grant:' || lot.source_event
  where lot.amount is distinct from granted.amount

  union all
  select 'a creation has settled its hold when it has ended, and not before', 'creation ' || creation.id,
    creation.state || ', ' || hold.state
  from creation join hold on hold.id = creation.hold_id
  where (creation.state in ('waiting', 'running')) <> (hold.state = 'pending')
    or (hold.state = 'posted' and creation.state <> 'ready') or hold.amount <> creation.price

  union all
  select 'no hold outlives its time', 'hold ' || id, expires_at::text
  from hold where state = 'pending' and expires_at < ledger_now() - interval '10 minutes'
$$;
comment on function ledger_check() is 'The breaches of the rules of the books; no row when all is well';

create function ledger_sums() returns table (name text, credits bigint) language sql volatile as $$
  select case when is_system then kind else kind || ' to members' end, sum(balance)::bigint
  from account group by is_system, kind order by is_system desc, kind
$$;
comment on function ledger_sums() is 'The books in five figures; they sum to zero';
`,
};
