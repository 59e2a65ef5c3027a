import type { Bug } from '../plant-bug.ts';

/** Mistakes one could make in the functions of the books; the tests must notice each. */
export const LEDGER_BUGS: readonly Bug[] = [
  {
    name: 'accounts are read without a lock',
    function: 'ledger_lock',
    changes: [[' order by id for no key update', '']],
  },
  {
    name: 'a hold is voided after it was posted',
    function: 'ledger_settle',
    changes: [
      ["h.state <> 'pending'", 'h.state = p_state'],
      ["'settle:' || p_hold", "'settle:' || p_hold || p_state"],
    ],
  },
  {
    name: 'voided credits are given back twice',
    function: 'ledger_settle',
    changes: [
      [
        "p_state = 'posted' or revoked_at is not null then part.amount else 0 end",
        "p_state = 'posted' or revoked_at is not null then part.amount else greatest(-part.amount, remaining - lot.amount) end",
      ],
    ],
  },
  {
    name: 'a grant forgets its event',
    function: 'ledger_grant',
    changes: [
      ['p_source, p_event, p_expires', 'p_source, p_event || uuid_v7(), p_expires'],
      ["'grant:' || p_event", "'grant:' || l.source_event"],
    ],
  },
  {
    name: 'posting leaves the credits in their lot',
    function: 'ledger_settle',
    changes: [["p_state = 'posted' or revoked_at is not null", 'revoked_at is not null']],
  },
  {
    name: 'a transfer is credited and never debited',
    function: 'ledger_transfer',
    changes: [
      ['case id when p_debit then -p_amount else p_amount end', 'case id when p_debit then 0 else p_amount end'],
    ],
  },
  {
    name: 'start credits pay a vendor',
    function: 'ledger_fits',
    changes: [["p_scope = 'any' or p_route = 'local'", 'true']],
  },
  {
    name: 'what expires last is taken first',
    function: 'ledger_hold',
    changes: [['expires_at nulls last', 'expires_at desc nulls first']],
  },
  {
    name: 'a hold forgets its key',
    function: 'ledger_hold',
    changes: [
      ['where key = p_key', 'where false'],
      ['p_member, p_key, p_route', 'p_member, p_key || uuid_v7(), p_route'],
    ],
  },
  {
    name: 'expired credits stay in their lots',
    function: 'ledger_sweep',
    changes: [['update lot set remaining = held where id = l.id', 'null']],
  },
  {
    name: 'expired credits can be spent',
    function: 'ledger_sweep',
    changes: [['expires_at <= v_now order', 'false order']],
  },
  {
    name: 'what is given back to an expired lot is lost',
    function: 'ledger_settle',
    changes: [["then v_now + interval '7 days'", 'then expires_at']],
  },
  {
    name: 'a hold moves one credit more than its parts',
    function: 'ledger_hold',
    changes: [["'held'), p_amount, 'hold'", "'held'), least(p_amount + 1, v_fitting), 'hold'"]],
  },
  {
    name: 'the balance after a move is the one before it',
    function: 'ledger_transfer',
    changes: [
      ['p_lot, v_member, balance', "p_lot, v_member, balance + case p_kind when 'hold' then p_amount else 0 end"],
    ],
  },
  {
    name: 'an extension shortens',
    function: 'ledger_extend',
    changes: [[' and expires_at < p_until', '']],
  },
  {
    name: 'an extension wakes what has expired',
    function: 'ledger_extend',
    changes: [['and expires_at > ledger_now() and', 'and']],
  },
  {
    name: 'an extension reaches the lots of every source',
    function: 'ledger_extend',
    changes: [['and source = p_source ', '']],
  },
  {
    name: 'a revocation takes back what was spent',
    function: 'ledger_revoke',
    changes: [
      ['l.remaining > l.held', 'l.amount > l.held'],
      ['l.remaining - l.held', 'l.amount - l.held'],
    ],
  },
  {
    name: 'a revocation takes what is held of it',
    function: 'ledger_revoke',
    changes: [
      ['set remaining = lot.held', 'set remaining = 0, held = 0'],
      ['l.remaining > l.held', 'l.remaining > 0'],
      ['l.remaining - l.held', 'l.remaining'],
    ],
  },
  {
    name: 'a revocation is done again when it is asked again',
    function: 'ledger_revoke',
    changes: [
      ['l.revoked_at is null', 'true'],
      ['l.remaining > l.held', 'l.amount > l.held'],
      ['l.remaining - l.held', 'case when l.revoked_at is null then l.remaining - l.held else 1 end'],
      ["'revoke:' || l.id", "'revoke:' || l.id || uuid_v7()"],
    ],
  },
  {
    name: 'credits can be held from a revoked lot',
    function: 'ledger_revoke',
    changes: [
      ['set remaining = lot.held, revoked_at = v_now, revoked_reason = p_reason', 'set source = source'],
      ['l.remaining > l.held', 'false'],
    ],
  },
  {
    name: 'what is given back to a revoked lot is not taken',
    function: 'ledger_settle',
    changes: [["if p_state = 'voided' then", "if p_state = 'never' then"]],
  },
  {
    name: 'all lots are widened with those of one source',
    function: 'ledger_widen',
    changes: [['and source = p_source ', '']],
  },
];
