interface LedgerBug {
  readonly name: string;
  readonly function: string;
  /** Text of the function, and what the bug makes of it. */
  readonly changes: readonly (readonly [string, string])[];
}

/** Mistakes one could make in the functions of the books; the tests must notice each. */
export const LEDGER_BUGS: readonly LedgerBug[] = [
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
        "case p_state when 'posted' then part.amount else 0 end",
        "case p_state when 'posted' then part.amount else greatest(-part.amount, remaining - lot.amount) end",
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
    changes: [["case p_state when 'posted' then part.amount else 0 end", '0']],
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
];
