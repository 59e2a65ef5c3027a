import { expect, it } from 'vitest';

import { aTruth, BOUGHT, emptyBooks } from '../../testing/money/purchase-truths.ts';
import { nextCheck } from './next-check.ts';
import { settlePurchase } from './settle-purchase.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const open = { plan: undefined, state: 'open' } as const;
const paid = { plan: undefined, state: 'paid' } as const;

it.each([
  [0, MINUTE],
  [9 * MINUTE, MINUTE],
  [30 * MINUTE, 5 * MINUTE],
  [DAY, 60 * MINUTE],
])('an open order of %i ms is looked at after %i ms', (age, pause) => {
  expect(nextCheck(open, BOUGHT, BOUGHT + age)).toBe(BOUGHT + age + pause);
});

it('a running plan is looked at every day, and when something should happen', () => {
  const settled = settlePurchase(emptyBooks(), aTruth(), BOUGHT);
  const until = settled.plan?.period.until ?? 0;
  expect(nextCheck(settled, BOUGHT, BOUGHT)).toBe(BOUGHT + DAY);
  expect(nextCheck(settled, BOUGHT, until - MINUTE)).toBe(until + MINUTE);
  // Late already: a minute's pause, so that nobody asks without end.
  expect(nextCheck(settled, BOUGHT, until + DAY)).toBe(until + DAY + MINUTE);
});

it('what was paid is looked at as long as a bank may take it back', () => {
  expect(nextCheck(paid, BOUGHT, BOUGHT + 179 * DAY)).toBe(BOUGHT + 180 * DAY);
  expect(nextCheck(paid, BOUGHT, BOUGHT + 180 * DAY)).toBeNull();
  expect(nextCheck({ ...open, state: 'declined' }, BOUGHT, BOUGHT)).toBeNull();
});
