-- Each rule stands in ledger_rules too, by the same name.
create or replace function ledger_check() returns table (rule text, subject text, detail text)
language sql volatile as $$

  select 'no account of a member is below zero', subject, detail from (
    select 'account ' || id, balance::text
    from account where not is_system and balance < 0
  ) as breach (subject, detail)
  union all
  select 'all balances sum to zero', subject, detail from (
    select 'books', sum(balance)::text from account having sum(balance) <> 0
  ) as breach (subject, detail)
  union all
  select 'a balance is its credits minus its debits', subject, detail from (
    select 'account ' || id, balance || ' is not ' || moved
    from account, lateral (
      select coalesce((select sum(amount) from transfer where credit = account.id), 0)
        - coalesce((select sum(amount) from transfer where debit = account.id), 0) as moved
    ) as history
    where balance <> moved
  ) as breach (subject, detail)
  union all
  select 'what could be spent after a move is the sum of all moves up to it', subject, detail from (
    select 'transfer ' || id, available_after || ' is not ' || running
    from (
      select transfer.id, available_after, sum(
        case own.id when credit then amount when debit then -amount else 0 end
      ) over (partition by transfer.member_id order by place) as running
      from transfer join account as own on own.member_id = transfer.member_id and own.kind = 'available'
    ) as history
    where available_after <> running
  ) as breach (subject, detail)
  union all
  select 'a move belongs to the member whose account it moves', subject, detail from (
    select 'transfer ' || transfer.id, 'account ' || one.id || ' or ' || other.id
    from transfer join account as one on one.id = least(debit, credit)
    join account as other on other.id = greatest(debit, credit)
    where (one.member_id is distinct from transfer.member_id and not (transfer.kind = 'write-off' and one.is_system))
      or (not other.is_system and other.member_id <> transfer.member_id)
  ) as breach (subject, detail)
  union all
  select 'a lot moves with the credits of its member', subject, detail from (
    select 'transfer ' || transfer.id, 'lot ' || lot.id
    from transfer join lot on lot.id = transfer.lot_id where lot.member_id <> transfer.member_id
  ) as breach (subject, detail)
  union all
  select 'held is the sum of pending holds', subject, detail from (
    select 'member ' || member_id, balance || ' is not ' || pending
    from account, lateral (
      select coalesce(sum(amount), 0) as pending from hold where hold.member_id = account.member_id and state = 'pending'
    ) as holds
    where kind = 'held' and balance <> pending
  ) as breach (subject, detail)
  union all
  select 'what lots have left is available plus held', subject, detail from (
    select 'member ' || books.member_id, books.total || ' is not ' || lots.total
    from (
      select member_id, sum(balance) as total from account where not is_system group by member_id
    ) as books, lateral (
      select coalesce(sum(remaining), 0) as total from lot where lot.member_id = books.member_id
    ) as lots
    where books.total <> lots.total
  ) as breach (subject, detail)
  union all
  select 'a lot holds what pending holds took from it', subject, detail from (
    select 'lot ' || id, held || ' is not ' || pending
    from lot, lateral (
      select coalesce(sum(part.amount), 0) as pending from hold_part as part join hold on hold.id = part.hold_id
      where part.lot_id = lot.id and state = 'pending'
    ) as parts
    where held <> pending
  ) as breach (subject, detail)
  union all
  select 'what a lot has lost was spent, has expired or was revoked', subject, detail from (
    select 'lot ' || lot.id, amount - remaining || ' is not ' || gone
    from lot, lateral (
      select coalesce((
        select sum(part.amount) from hold_part as part join hold on hold.id = part.hold_id
        where part.lot_id = lot.id and state = 'posted'
      ), 0) + coalesce((
        select sum(transfer.amount) from transfer where transfer.lot_id = lot.id and kind in ('expire', 'revoke')
      ), 0) as gone
    ) as parts
    where amount - remaining <> gone
  ) as breach (subject, detail)
  union all
  select 'a revoked lot has nothing left but what is held', subject, detail from (
    select 'lot ' || id, remaining || ' is not ' || held
    from lot where revoked_at is not null and remaining <> held
  ) as breach (subject, detail)
  union all
  select 'a hold is made of its parts', subject, detail from (
    select 'hold ' || id, amount || ' is not ' || total
    from hold, lateral (
      select coalesce(sum(part.amount), 0) as total from hold_part as part where part.hold_id = hold.id
    ) as parts
    where amount <> total
  ) as breach (subject, detail)
  union all
  select 'a hold takes credits that fit its route', subject, detail from (
    select 'hold ' || hold.id, 'lot ' || lot.id
    from hold join hold_part as part on part.hold_id = hold.id join lot on lot.id = part.lot_id
    where not ledger_fits(lot.scope, hold.route) or lot.member_id <> hold.member_id
  ) as breach (subject, detail)
  union all
  select 'a hold moves once and is settled once', subject, detail from (
    select 'hold ' || hold.id, hold.state || ': ' || coalesce(moves.list, 'nothing')
    from hold left join (
      select hold_id, string_agg(kind || ' ' || amount, ', ' order by place) as list
      from transfer where hold_id is not null group by hold_id
    ) as moves on moves.hold_id = hold.id
    where coalesce(moves.list, 'nothing') <> 'hold ' || amount || case state
      when 'posted' then ', post ' || amount when 'voided' then ', void ' || amount else '' end
  ) as breach (subject, detail)
  union all
  select 'an event grants once', subject, detail from (
    select 'event ' || coalesce(lot.source_event, granted.idempotency),
      coalesce(lot.amount::text, 'no lot') || ', ' || coalesce(granted.amount::text, 'no transfer')
    from lot full join (select * from transfer where kind = 'grant') as granted
      on granted.idempotency = 'grant:' || lot.source_event
    where lot.amount is distinct from granted.amount
  ) as breach (subject, detail)
  union all
  select 'a creation has settled its hold when it has ended, and not before', subject, detail from (
    select 'creation ' || creation.id,
      creation.state || ', ' || hold.state
    from creation join hold on hold.id = creation.hold_id
    where (creation.state in ('waiting', 'running')) <> (hold.state = 'pending')
      or (hold.state = 'posted' and creation.state <> 'ready') or hold.amount <> creation.price
  ) as breach (subject, detail)
  union all
  select 'no hold outlives its time', subject, detail from (
    select 'hold ' || id, expires_at::text
    from hold where state = 'pending' and expires_at < ledger_now() - interval '10 minutes'
  ) as breach (subject, detail)
  union all
  select 'what was spent of a revoked lot is written to the operator', subject, detail from (
    select 'lot ' || lot.id, spent || ' is not ' || written
    from lot, lateral (
      select coalesce((
        select sum(part.amount) from hold_part as part join hold on hold.id = part.hold_id
        where part.lot_id = lot.id and state = 'posted' and revoked_at is not null
      ), 0) as spent, coalesce((
        select sum(transfer.amount) from transfer where transfer.lot_id = lot.id and transfer.kind = 'write-off'
      ), 0) as written
    ) as parts
    where spent <> written
  ) as breach (subject, detail)
$$;
comment on function ledger_check() is 'The breaches of the rules of the books; no row when all is well';
