import { expect, it } from 'vitest';

import { maskAddress } from './mask-address.ts';

it.each([
  ['jane@gmail.com', 'j***@g***.com'],
  ['j@g.co.uk', 'j***@g***.uk'],
  ['😀smile@mail.example', '😀***@m***.example'],
  ['"a@b"@c.example', '"***@c***.example'],
])('masks %s as %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked);
});
