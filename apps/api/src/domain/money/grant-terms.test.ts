import { GRANT_RULES } from '@kinora/contracts/plans';
import { expect, it } from 'vitest';

import { expiryOf, isGrantSource, planExpiry, scopeOf } from './grant-terms.ts';

const DAY = 24 * 3_600_000;

it('knows the sources that the rules name, and no other', () => {
  expect(Object.keys(GRANT_RULES).every(isGrantSource)).toBe(true);
  for (const word of ['', 'sandbox', 'Start', 'toString', '__proto__']) expect(isGrantSource(word)).toBe(false);
});

it('keeps start credits on our own engine until the address is proven', () => {
  expect(scopeOf('start', false)).toBe('local');
  expect(scopeOf('start', true)).toBe('any');
  expect(scopeOf('pack', false)).toBe('any');
});

it('lets credits stay as long as the rules say', () => {
  expect(expiryOf('pack', 1000)).toBe(1000 + 365 * DAY);
  expect(expiryOf('promotion', 0)).toBe(30 * DAY);
  expect(expiryOf('start', 1000)).toBeUndefined();
  expect(expiryOf('operator', 1000)).toBeUndefined();
  expect(planExpiry(1000)).toBe(1000 + 7 * DAY);
});
