import { expect, it } from 'vitest';

import { effectOfSeason } from './season-effects.ts';

it.each([
  [new Date(2026, 9, 31), 'halloween'],
  [new Date(2026, 11, 24), 'christmas'],
  [new Date(2027, 0, 1), 'new-year'],
  [new Date(2027, 1, 14), 'love'],
  [new Date(2026, 6, 1), undefined],
])('on %s it is one of %s', (day, category) => {
  expect(effectOfSeason(day)?.category).toBe(category);
});
