import { aCreditEntry } from '@kinora/contracts/fixtures';
import type { CreditEntry } from '@kinora/contracts/money';
import { describe, expect, it } from 'vitest';

import { linesOf } from './history-lines.ts';

type Receipt = NonNullable<CreditEntry['creation']>['receipt'];
const NONE: Receipt = { held: 0, charged: 0, returned: 0, reason: null, at: 0 };
const CHARGED: Receipt = { ...NONE, charged: 8 };
const RETURNED: Receipt = { ...NONE, returned: 8, reason: 'cancelled' };
const HELD: Receipt = { ...NONE, held: 8 };
const EFFECTS = { held: -8, charged: 0, returned: 8 } as const;

let count = 0;
/** What the ledger says of a clip; without a receipt it was removed. */
function step(clip: string, kind: keyof typeof EFFECTS, receipt: Receipt | null): Omit<CreditEntry, 'balance'> {
  count += 1;
  const creation = receipt && { id: clip, batch: 'b', model: 'local', mode: 'text', title: clip, receipt };
  return aCreditEntry({ id: String(count), kind, change: EFFECTS[kind], amount: 8, creation });
}
const added = (amount: number): Omit<CreditEntry, 'balance'> =>
  aCreditEntry({ id: `added-${amount}`, kind: 'granted', change: amount, amount, creation: null });

/** As the server tells it: newest first, each with the balance after it. Steps are given oldest first. */
function ledger(...steps: readonly Omit<CreditEntry, 'balance'>[]): readonly CreditEntry[] {
  let balance = 0;
  return steps
    .map((one) => {
      balance += one.change;
      return { ...one, balance };
    })
    .toReversed();
}

const shown = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ entry, kind, change, balance }) => [entry.creation?.title ?? entry.kind, kind, change, balance]);

/** Every line is the one below plus its change. */
function expectToAddUp(lines: ReturnType<typeof linesOf>) {
  const sums = lines.map(({ change }, place) => (lines[place + 1]?.balance ?? 0) + change);
  expect(lines.map(({ balance }) => balance)).toEqual(sums);
}

describe('the history', () => {
  it('has one line for each clip, and adds up', () => {
    const entries = ledger(
      added(40),
      step('fox', 'held', CHARGED),
      step('boat', 'held', RETURNED),
      step('fox', 'charged', CHARGED),
      step('owl', 'held', HELD),
      step('boat', 'returned', RETURNED),
      added(500),
    );
    const lines = linesOf('all', entries);
    expect(shown(lines)).toEqual([
      ['granted', 'granted', 500, 524],
      ['boat', 'returned', 0, 24],
      ['owl', 'held', -8, 24],
      ['fox', 'charged', -8, 32],
      ['granted', 'granted', 40, 40],
    ]);
    expectToAddUp(lines);
  });

  it('knows what became of a clip whose hold is on a later page', () => {
    const entries = ledger(added(40), step('fox', 'held', CHARGED), step('fox', 'charged', CHARGED));
    expect(shown(linesOf('all', entries.slice(0, 1)))).toEqual([['fox', 'charged', -8, 32]]);
    expect(linesOf('all', entries)).toHaveLength(2);
  });

  it('adds up where clips were removed', () => {
    const entries = ledger(
      added(40),
      step('', 'held', null),
      step('', 'held', null),
      step('', 'charged', null),
      step('', 'returned', null),
      step('', 'held', null),
    );
    const lines = linesOf('all', entries);
    expect(shown(lines)).toEqual([
      ['held', 'held', -8, 24],
      ['returned', 'returned', 0, 32],
      ['charged', 'charged', -8, 32],
      ['granted', 'granted', 40, 40],
    ]);
    expectToAddUp(lines);
  });

  it('is empty without entries', () => expect(linesOf('all', [])).toEqual([]));
});

it('counts no clip as spent whose credits came back', () => {
  const entries = ledger(step('fox', 'held', CHARGED), step('boat', 'held', RETURNED), step('fox', 'charged', CHARGED));
  expect(shown(linesOf('spent', entries)).map(([title, kind, change]) => [title, kind, change])).toEqual([
    ['fox', 'charged', -8],
  ]);
});

it('says how much came back', () => {
  const entries = ledger(added(8), step('boat', 'held', RETURNED), step('boat', 'returned', RETURNED));
  expect(shown(linesOf('returned', entries.slice(0, 1)))).toEqual([['boat', 'returned', 8, 8]]);
});
