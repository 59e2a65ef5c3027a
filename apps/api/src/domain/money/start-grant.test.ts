import { describe, expect, it } from 'vitest';

import { startGrantFor } from './start-grant.ts';

const limits = { amount: 40, perAddress: 3, perDevice: 2, perDay: 10 };

describe('startGrantFor', () => {
  it.each([
    [
      { address: 0, device: 0, day: 0 },
      { credits: 40, refused: null },
    ],
    [
      { address: 2, device: 1, day: 9 },
      { credits: 40, refused: null },
    ],
    [
      { address: 3, device: 0, day: 3 },
      { credits: 0, refused: 'address' },
    ],
    [
      { address: 0, device: 2, day: 2 },
      { credits: 0, refused: 'device' },
    ],
    [
      { address: 0, device: 0, day: 10 },
      { credits: 0, refused: 'day' },
    ],
  ])('gives after %o: %o', (counts, grant) => {
    expect(startGrantFor(limits, counts)).toEqual(grant);
  });

  it('is no refusal where the operator gives none', () => {
    const counts = { address: 9, device: 9, day: 99 };
    expect(startGrantFor({ ...limits, amount: 0 }, counts)).toEqual({ credits: 0, refused: null });
  });
});
