import { expect, it } from 'vitest';

import { regionRule } from './region.ts';

const countryOf = (address: string) => ({ '1.0.1.1': 'CN', '8.8.8.8': 'US' })[address];

it('serves everybody but the named countries, and whom it cannot place', () => {
  const isServed = regionRule(countryOf, ['CN', 'KP']);
  expect(isServed('1.0.1.1')).toBe(false);
  expect(isServed('8.8.8.8')).toBe(true);
  expect(isServed('127.0.0.1')).toBe(true);
});

it('serves everybody where no country is named', () => {
  expect(regionRule(countryOf, [])('1.0.1.1')).toBe(true);
});
