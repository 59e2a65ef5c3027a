import { randomUUID } from 'node:crypto';

import type { CreditScope, GrantSource } from '@kinora/contracts/money';

import type { Grant, NewHold, RouteKind } from '../../domain/money/ledger.ts';

const REVIVED_MS = 7 * 24 * 3600 * 1000;

export interface MemoryLot {
  readonly id: string;
  readonly grant: Grant;
  remaining: number;
  held: number;
  scope: CreditScope;
  readonly createdAt: number;
  expiresAt: number | null;
  /** What was taken back so far; undefined before the first revocation. */
  revoked: number | undefined;
  spent: number;
}

export interface MemoryHold {
  readonly id: string;
  readonly wanted: NewHold;
  readonly parts: ReadonlyMap<MemoryLot, number>;
  readonly createdAt: number;
  state: 'pending' | 'posted' | 'voided';
  settledAt: number | null;
  reason: string | null;
}

/** The books in plain objects: what PostgreSQL keeps, written down a second time and differently. */
export interface MemoryBooks {
  readonly now: () => number;
  readonly lots: Map<string, MemoryLot[]>;
  readonly holds: Map<string, MemoryHold>;
  readonly sums: { issued: number; spent: number; expired: number; operator: number };
}

export function lotsOf(books: MemoryBooks, memberId: string): MemoryLot[] {
  const lots = books.lots.get(memberId);
  if (lots === undefined) throw new Error(`member ${memberId} has no accounts`);
  return lots;
}

export const freeOf = (lot: MemoryLot) => lot.remaining - lot.held;

export const sumOf = (lots: readonly MemoryLot[], of: (lot: MemoryLot) => number) =>
  lots.reduce((sum, lot) => sum + of(lot), 0);

export const isOver = (books: MemoryBooks, time: number | null) => time !== null && time <= books.now();

export function sweep(books: MemoryBooks, memberId: string): MemoryLot[] {
  const lots = lotsOf(books, memberId);
  for (const lot of lots) {
    if (!isOver(books, lot.expiresAt)) continue;
    books.sums.expired += freeOf(lot);
    lot.remaining = lot.held;
  }
  return lots;
}

export const fits = (lot: MemoryLot, route: RouteKind) => lot.scope === 'any' || route === 'local';

/** Narrowest scope first, then what expires soonest, then what came first. */
export const inOrder = (lots: readonly MemoryLot[]): MemoryLot[] =>
  lots.toSorted(
    (a, b) =>
      Number(a.scope === 'any') - Number(b.scope === 'any') ||
      (a.expiresAt ?? Number.MAX_VALUE) - (b.expiresAt ?? Number.MAX_VALUE),
  );

export function takeParts(lots: readonly MemoryLot[], wanted: NewHold): ReadonlyMap<MemoryLot, number> {
  const order = inOrder(lots.filter((lot) => fits(lot, wanted.route)));
  const parts = new Map<MemoryLot, number>();
  let missing = wanted.amount;
  for (const lot of order) {
    const part = Math.min(missing, freeOf(lot));
    if (part === 0) continue;
    lot.held += part;
    missing -= part;
    parts.set(lot, part);
  }
  return parts;
}

/** A part of a voided hold goes back to its lot, unless that was taken back meanwhile. */
function giveBack(books: MemoryBooks, lot: MemoryLot, part: number) {
  if (lot.revoked === undefined) {
    if (isOver(books, lot.expiresAt)) lot.expiresAt = books.now() + REVIVED_MS;
    return;
  }
  lot.remaining -= part;
  lot.revoked += part;
  books.sums.issued += part;
}

export function settleHold(books: MemoryBooks, hold: MemoryHold, reason: string | undefined) {
  sweep(books, hold.wanted.memberId);
  if (hold.state !== 'pending') return;
  hold.state = reason === undefined ? 'posted' : 'voided';
  hold.reason = reason ?? null;
  hold.settledAt = books.now();
  for (const [lot, part] of hold.parts) {
    lot.held -= part;
    if (reason !== undefined) {
      giveBack(books, lot, part);
      continue;
    }
    lot.remaining -= part;
    lot.spent += part;
    // What was refunded in the meantime is the operator's loss.
    books.sums[lot.revoked === undefined ? 'spent' : 'operator'] += part;
  }
}

/** Lots that still live, live until then. */
export function extendLots(
  books: MemoryBooks,
  memberId: string,
  { source, until }: { source: GrantSource; until: number },
) {
  const chosen = lotsOf(books, memberId).filter(
    ({ grant, remaining, revoked, expiresAt }) =>
      grant.source === source &&
      remaining > 0 &&
      revoked === undefined &&
      expiresAt !== null &&
      !isOver(books, expiresAt) &&
      expiresAt < until,
  );
  for (const lot of chosen) lot.expiresAt = until;
  return sumOf(chosen, ({ remaining }) => remaining);
}

export function revokeLot(books: MemoryBooks, lot: MemoryLot) {
  if (lot.revoked === undefined) {
    lot.revoked = freeOf(lot);
    lot.remaining = lot.held;
    books.sums.issued += lot.revoked;
    books.sums.spent -= lot.spent;
    books.sums.operator += lot.spent;
  }
  return { revoked: lot.revoked, spent: lot.spent, held: lot.held };
}

export function aLot(books: MemoryBooks, given: Grant): MemoryLot {
  return {
    id: randomUUID(),
    grant: given,
    remaining: given.amount,
    held: 0,
    scope: given.scope,
    createdAt: books.now(),
    expiresAt: given.expiresAt ?? null,
    revoked: undefined,
    spent: 0,
  };
}

export function aHold(books: MemoryBooks, wanted: NewHold, parts: ReadonlyMap<MemoryLot, number>): MemoryHold {
  const id = randomUUID();
  return { id, wanted, parts, createdAt: books.now(), state: 'pending', settledAt: null, reason: null };
}
