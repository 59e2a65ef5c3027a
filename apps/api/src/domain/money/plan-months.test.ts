import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addMonths, addPeriod, monthsOf } from './plan-months.ts';

const day = (text: string) => Date.parse(`${text}T10:00:00Z`);

describe('the same day of another month', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-30', 0, '2026-03-30'],
  ])('%s and %i more is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(day(to));
  });

  it('ends a paid time', () => {
    expect(addPeriod(day('2026-01-31'), 'month')).toBe(day('2026-02-28'));
    expect(addPeriod(day('2026-01-31'), 'year')).toBe(day('2027-01-31'));
  });
});

it('a year has twelve months, a month one, wherever they begin', () => {
  const moment = fc.integer({ min: day('2024-01-01'), max: day('2034-01-01') });
  fc.assert(
    fc.property(moment, (from) => {
      const months = monthsOf({ from, until: addPeriod(from, 'year') });
      expect(months).toHaveLength(12);
      expect(months).toEqual(months.toSorted((one, other) => one - other));
      expect(monthsOf({ from, until: addPeriod(from, 'month') })).toEqual([from]);
    }),
  );
});
