import { describe, expect, it } from 'vitest';

import { isDay, midnightOf, timesOf } from './day.ts';

describe('a day', () => {
  it.each(['', '2026-02-30', '2026-13-01', '2026-00-10', '0202-01-01', '2026-1-1', 'today'])('is not %s', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('begins at midnight where the browser is, and ends with the next one, also when clocks change', () => {
    expect(midnightOf('2026-03-29')).toEqual(new Date(2026, 2, 29));
    expect(timesOf({ from: '2026-03-29', to: '2026-03-29' })).toEqual({
      from: new Date(2026, 2, 29).getTime(),
      to: new Date(2026, 2, 30).getTime(),
    });
    expect(timesOf({ to: '2026-12-31' })).toEqual({ to: new Date(2027, 0, 1).getTime() });
    expect(timesOf({ from: '1970-01-01' }).from).toBeGreaterThanOrEqual(0);
    expect(timesOf({})).toEqual({});
  });
});
