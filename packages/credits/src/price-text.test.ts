import { expect, it } from 'vitest';

import { priceParts, priceText } from './price-text.ts';

it.each([
  [1599, 'en', 'US$15.99'],
  [800, 'en-GB', 'US$8.00'],
  [0, 'en', 'US$0.00'],
  [123_456, 'en', 'US$1,234.56'],
  [1599, 'ar', '\u2066US$15.99\u2069'],
  [23_994, 'de', '239,94\u00a0US$'],
])('writes %d cents in %s as %s', (cents, locale, text) => expect(priceText(cents, locale)).toBe(text));

it('keeps currency and number apart', () => {
  expect(priceParts(1599, 'en')).toEqual([
    { kind: 'currency', text: 'US$' },
    { kind: 'number', text: '15.99' },
  ]);
});
