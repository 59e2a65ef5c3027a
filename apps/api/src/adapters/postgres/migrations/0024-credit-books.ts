import type { Migration } from '../migrate.ts';

/** The rules of the books again, with those of revoked lots and of the history. */
export const creditBooks: Migration = {
  name: '0024-credit-books',
  sql: `
create or replace function ledger_check() returns table (rule text, subject text, detail text) language sql volatile as $$
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
  select 'what could be spent after a move is the sum of all moves up to it', 'transfer ' || id,
    available_after || ' is not ' || running
  from (
    select transfer.id, available_after, sum(
      case own.id when credit then amount when debit then -amount else 0 end
    ) over (partition by transfer.member_id order by place) as running
    from transfer join account as own on own.member_id = transfer.member_id and own.kind = 'available'
  ) as history
  where available_after <> running

  union all
  select 'a move belongs to the member whose account it moves', 'transfer ' || transfer.id,
    'account ' || account.id
  from transfer join account on account.id in (debit, credit) and not is_system
  where account.member_id <> transfer.member_id

  union all
  select 'a lot moves with the credits of its member', 'transfer ' || transfer.id, 'lot ' || lot.id
  from transfer join lot on lot.id = transfer.lot_id where lot.member_id <> transfer.member_id

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
  select 'what a lot has lost was spent, has expired or was revoked', 'lot ' || lot.id, amount - remaining || ' is not ' || gone
  from lot, lateral (
    select coalesce((
      select sum(part.amount) from hold_part as part join hold on hold.id = part.hold_id
      where part.lot_id = lot.id and state = 'posted'
    ), 0) + coalesce((
      select sum(transfer.amount) from transfer where transfer.lot_id = lot.id and kind in ('expire', 'revoke')
    ), 0) as gone
  ) as parts
  where amount - remaining <> gone

  union all
  select 'a revoked lot has nothing left but what is held', 'lot ' || id, remaining || ' is not ' || held
  from lot where revoked_at is not null and remaining <> held

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
`,
};
