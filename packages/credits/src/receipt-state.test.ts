import { describe, expect, it } from 'vitest';

import { receiptState, sumReceipts } from './receipt-state.ts';

const nothing = { held: 0, charged: 0, returned: 0, reason: null, at: 0 };

describe('receiptState', () => {
  it.each([
    [{ ...nothing, held: 8 }, 'held'],
    [{ ...nothing, charged: 8 }, 'charged'],
    [{ ...nothing, returned: 8 }, 'returned'],
    [nothing, 'free'],
  ])('finds in %o that credits are %s', (receipt, stage) => {
    expect(receiptState(receipt)).toBe(stage);
  });
});

describe('sumReceipts', () => {
  it('adds up a day', () => {
    const day = [
      { ...nothing, held: 8 },
      { ...nothing, held: 16 },
      { ...nothing, charged: 8 },
      { ...nothing, returned: 120 },
    ];
    expect(sumReceipts(day)).toEqual({ held: 24, charged: 8, returned: 120 });
  });
});
