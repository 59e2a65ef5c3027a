import { expect, it } from 'vitest';

import { centsOf } from './price-cents.ts';

it.each([
  ['15.99', 1599],
  ['0.00', 0],
  ['191.88', 19_188],
  // In floats it is 1998.9999999999998.
  ['19.99', 1999],
])('reads %s as %d cents', (price, cents) => expect(centsOf(price)).toBe(cents));

it.each(['', '15', '15.9', '15.999', '-1.00', '1e3', ' 1.00', '1,000.00', 15.99, null, undefined, NaN])(
  'takes %s for no price',
  (price) => expect(centsOf(price)).toBeNull(),
);
