import { expect, it } from 'vitest';

import { checkoutId } from './checkout-id.ts';

it.each([
  ['pro-month', { kind: 'sku', sku: 'pro-month' }],
  ['01940000-0000-7000-8000-000000000501', { kind: 'order', id: '01940000-0000-7000-8000-000000000501' }],
  ['mega-week', { kind: 'unknown' }],
  ['../account', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('takes %j for %o', (id, meaning) => expect(checkoutId(id)).toEqual(meaning));
