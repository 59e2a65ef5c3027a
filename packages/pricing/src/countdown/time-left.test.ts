import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clockParts, DAY_MS, dailyEnd, leftUntil } from './time-left.ts';

const CENTURY_MS = 36_525 * DAY_MS;
const time = fc.integer({ min: 0, max: 4 * CENTURY_MS });
/** Everything that may lie in storage under our key. */
const anything = fc.oneof(
  time,
  fc.double(),
  fc.constantFrom(NaN, Infinity, -Infinity, -1, 0, null, undefined, '', '1795262400000', {}, [], true),
  fc.anything(),
);

describe('a day of an offer', () => {
  it('is never longer than a day and never over, whatever is stored and whatever the clock says', () => {
    fc.assert(
      fc.property(anything, time, (stored, now) => {
        const left = dailyEnd(stored, now) - now;
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(DAY_MS);
      }),
      { numRuns: 1000 },
    );
  });

  it('stays within a day while a clock is set forth and back', () => {
    fc.assert(
      fc.property(anything, fc.array(time, { minLength: 1, maxLength: 20 }), (stored, clock) => {
        let kept: unknown = stored;
        for (const now of clock) {
          const end = dailyEnd(kept, now);
          expect(leftUntil(end, now)).toBeGreaterThan(0);
          expect(leftUntil(end, now)).toBeLessThanOrEqual(DAY_MS);
          kept = end;
        }
      }),
    );
  });

  it('goes on as stored, and begins anew when it has passed', () => {
    expect(dailyEnd(1500, 1000)).toBe(1500);
    expect(dailyEnd(1000, 1000)).toBe(1000 + DAY_MS);
    expect(dailyEnd(1000 + DAY_MS, 1000)).toBe(1000 + DAY_MS);
    expect(dailyEnd(1001 + DAY_MS, 1000)).toBe(1000 + DAY_MS);
  });
});

it.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [85_268_000, { days: 0, hours: 23, minutes: 41, seconds: 8 }],
  [DAY_MS, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [3 * DAY_MS + 61_000, { days: 3, hours: 0, minutes: 1, seconds: 1 }],
])('%d ms are %o', (left, parts) => expect(clockParts(left)).toEqual(parts));

it('counts to nothing, never below', () => expect(leftUntil(5, 9)).toBe(0));
