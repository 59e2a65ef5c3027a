import { expect, it } from 'vitest';

import { payAddress } from './pay-address.ts';

it.each([
  ['/checkout/o-1/', '/checkout/o-1/'],
  ['https://checkout.stripe.com/c/pay/cs_1#x', 'https://checkout.stripe.com/c/pay/cs_1#x'],
  ['javascript:alert(1)', '/checkout/o-1/'],
  ['//evil.example/', '/checkout/o-1/'],
  ['https://ada:secret@pay.example/', '/checkout/o-1/'],
  [null, '/checkout/o-1/'],
])('an order at %s is paid at %s', (url, address) => expect(payAddress({ id: 'o-1', url })).toBe(address));
