import { fail, ok } from '@kinora/contracts';

import type { Books, Grant, Ledger, Lot, NewHold, Receipt } from '../../domain/money/ledger.ts';
import {
  aHold,
  aLot,
  extendLots,
  fits,
  freeOf,
  inOrder,
  isOver,
  lotsOf,
  type MemoryBooks,
  type MemoryHold,
  type MemoryLot,
  revokeLot,
  settleHold,
  sumOf,
  sweep,
  takeParts,
} from './memory-books.ts';

const lotBy = ({ lots }: MemoryBooks, event: string) =>
  [...lots.values()].flat().find((lot) => lot.grant.event === event);

function grant(books: MemoryBooks, given: Grant) {
  if (!(given.amount > 0)) throw new RangeError('a grant is above zero');
  const lots = sweep(books, given.memberId);
  const known = lotBy(books, given.event);
  if (known !== undefined) {
    const { memberId, amount, source } = known.grant;
    const isReplay = memberId === given.memberId && amount === given.amount && source === given.source;
    return isReplay ? ok({ lotId: known.id, isReplay }) : fail('event-used' as const);
  }
  const lot = aLot(books, given);
  lots.push(lot);
  books.sums.issued -= given.amount;
  return ok({ lotId: lot.id, isReplay: false });
}

function replay(found: MemoryHold, { memberId, amount, route }: NewHold) {
  const { wanted } = found;
  const isSame = wanted.memberId === memberId && wanted.amount === amount && wanted.route === route;
  return isSame ? ok({ holdId: found.id, isReplay: true }) : fail({ reason: 'key-reused' } as const);
}

function hold(books: MemoryBooks, wanted: NewHold) {
  if (!(wanted.amount > 0)) throw new RangeError('a hold is above zero');
  const lots = sweep(books, wanted.memberId);
  const known = [...books.holds.values()].find(({ wanted: { key } }) => key === wanted.key);
  if (known !== undefined) return replay(known, wanted);
  const fitting = sumOf(lots, (lot) => (fits(lot, wanted.route) ? freeOf(lot) : 0));
  if (fitting < wanted.amount) {
    const reason = sumOf(lots, freeOf) < wanted.amount ? 'not-enough' : 'wrong-scope';
    return fail({ reason, fitting } as const);
  }
  const made = aHold(books, wanted, takeParts(lots, wanted));
  books.holds.set(made.id, made);
  return ok({ holdId: made.id, isReplay: false });
}

function settle(books: MemoryBooks, holdId: string, reason: string | undefined) {
  const found = books.holds.get(holdId);
  if (found === undefined) return fail('unknown-hold' as const);
  settleHold(books, found, reason);
  return ok(found.state === 'voided' ? ('voided' as const) : ('posted' as const));
}

function receipt(found: MemoryHold | undefined): Receipt | undefined {
  if (found === undefined) return undefined;
  const { wanted, state, reason, settledAt, createdAt } = found;
  const charged = state === 'posted' ? wanted.amount : 0;
  const returned = state === 'voided' ? wanted.amount : 0;
  return { held: wanted.amount, charged, returned, reason, at: settledAt ?? createdAt };
}

function balance(books: MemoryBooks, memberId: string) {
  const lots = books.lots.get(memberId) ?? [];
  const open = lots.filter((lot) => !isOver(books, lot.expiresAt));
  return {
    available: sumOf(open, freeOf),
    held: sumOf(lots, (lot) => lot.held),
    localOnly: sumOf(open, (lot) => (lot.scope === 'local' ? freeOf(lot) : 0)),
  };
}

function revoke(books: MemoryBooks, event: string) {
  const lot = lotBy(books, event);
  return lot === undefined ? fail('unknown-event' as const) : ok(revokeLot(books, lot));
}

function widen(books: MemoryBooks, memberId: string, source: string) {
  const chosen = lotsOf(books, memberId).filter((lot) => lot.scope === 'local' && lot.grant.source === source);
  for (const lot of chosen) lot.scope = 'any';
  return sumOf(chosen, (lot) => lot.remaining);
}

function expire(books: MemoryBooks) {
  const isDue = ({ wanted, state, createdAt }: MemoryHold) =>
    state === 'pending' && isOver(books, createdAt + wanted.ttlMs);
  const due = [...books.holds.values()].filter(isDue);
  const members = new Set(due.map(({ wanted }) => wanted.memberId));
  for (const [memberId, lots] of books.lots) {
    if (lots.some((lot) => freeOf(lot) > 0 && isOver(books, lot.expiresAt))) members.add(memberId);
  }
  for (const memberId of members) sweep(books, memberId);
  for (const found of due) settleHold(books, found, 'expired');
  return members.size;
}

function booksOf({ lots, sums }: MemoryBooks): Books {
  const all = [...lots.values()].flat();
  const members = { 'available to members': sumOf(all, freeOf), 'held to members': sumOf(all, (lot) => lot.held) };
  // Plain objects are their own rules.
  return { sums: { ...sums, ...(lots.size > 0 ? members : {}) }, rules: [], breaches: [] };
}

const lotFrom = ({ grant: { source, amount }, id, remaining, held, scope, createdAt, expiresAt }: MemoryLot): Lot => ({
  id,
  source,
  amount,
  remaining,
  held,
  scope,
  createdAt,
  expiresAt,
});

/** Books that live as long as the process; `now` is their clock, in epoch milliseconds. */
export function createMemoryLedger(now: () => number): Ledger {
  const books: MemoryBooks = {
    now,
    lots: new Map(),
    holds: new Map(),
    sums: { issued: 0, spent: 0, expired: 0, operator: 0 },
  };
  return {
    open: async (memberId) => void books.lots.set(memberId, books.lots.get(memberId) ?? []),
    balance: async (memberId) => balance(books, memberId),
    lots: async (memberId) =>
      inOrder(books.lots.get(memberId) ?? [])
        .filter((lot) => lot.remaining > 0)
        .map(lotFrom),
    grant: async (given) => grant(books, given),
    hold: async (wanted) => hold(books, wanted),
    post: async (holdId) => settle(books, holdId, undefined),
    void: async (holdId, reason) => settle(books, holdId, reason),
    receipt: async (holdId) => receipt(books.holds.get(holdId)),
    widen: async (memberId, source) => widen(books, memberId, source),
    extend: async (memberId, source, until) => extendLots(books, memberId, { source, until }),
    revoke: async (event) => revoke(books, event),
    expire: async () => expire(books),
    books: async () => booksOf(books),
  };
}
