import { expect, it } from 'vitest';

import { isInSeason } from './season.ts';

it('has a season from its first to its last day', () => {
  const season = { from: '10-10', to: '11-03' };
  expect(isInSeason(season, new Date(2026, 9, 9))).toBe(false);
  expect(isInSeason(season, new Date(2026, 9, 10))).toBe(true);
  expect(isInSeason(season, new Date(2027, 10, 3))).toBe(true);
  expect(isInSeason(season, new Date(2027, 10, 4))).toBe(false);
});

it('has a season over the turn of the year', () => {
  const season = { from: '12-20', to: '01-06' };
  expect(isInSeason(season, new Date(2026, 0, 6))).toBe(true);
  expect(isInSeason(season, new Date(2026, 11, 31))).toBe(true);
  expect(isInSeason(season, new Date(2026, 6, 1))).toBe(false);
});
