import { expect, it } from 'vitest';

import { dayIn } from './day-in.ts';

it('counts days where the operator is', () => {
  const lateEvening = Date.UTC(2026, 11, 31, 23, 30);
  expect(dayIn('UTC', lateEvening)).toBe('2026-12-31');
  expect(dayIn('Europe/Berlin', lateEvening)).toBe('2027-01-01');
  expect(dayIn('America/New_York', Date.UTC(2026, 2, 1, 4, 59))).toBe('2026-02-28');
});
