import { expect, it } from 'vitest';

import { portalAddress } from './portal-address.ts';

const HERE = 'https://kinora.example/member/';

it.each([
  ['https://billing.stripe.com/p/session/1', 'https://billing.stripe.com/p/session/1'],
  ['/member/', 'https://kinora.example/member/'],
  ['http://127.0.0.1:4440/member/', 'http://127.0.0.1:4440/member/'],
  ['http://billing.example/', null],
  ['javascript:alert(1)', null],
  ['https://ada:secret@billing.example/', null],
  ['http://[', null],
])('goes from %s to %s', (url, address) => expect(portalAddress(url, HERE)).toBe(address));
