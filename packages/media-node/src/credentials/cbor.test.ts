import { expect, it } from 'vitest';

import { encodeCbor, type CborValue } from './cbor.ts';

/** Of RFC 8949, appendix A. */
const EXAMPLES: readonly (readonly [string, CborValue, string])[] = [
  ['zero', 0, '00'],
  ['23', 23, '17'],
  ['24', 24, '1818'],
  ['1000', 1000, '1903e8'],
  ['a million', 1_000_000, '1a000f4240'],
  ['minus one', -1, '20'],
  ['minus a thousand', -1000, '3903e7'],
  ['nil', null, 'f6'],
  ['bytes', Uint8Array.of(1, 2, 3, 4), '4401020304'],
  ['text', 'ü', '62c3bc'],
  ['lists', [1, [2, 3], [4, 5]], '8301820203820405'],
  [
    'maps',
    new Map<CborValue, CborValue>([
      ['a', 1],
      ['b', [2, 3]],
    ]),
    'a26161016162820203',
  ],
  ['tags', { tag: 1, value: 1_363_896_240 }, 'c11a514b67b0'],
];

it.each(EXAMPLES)('encodes %s as the standard does', (_, value, hexadecimal) => {
  expect(encodeCbor(value).toString('hex')).toBe(hexadecimal);
});

it('counts long text in as few bytes as it takes', () => {
  expect(encodeCbor('x'.repeat(200)).subarray(0, 2).toString('hex')).toBe('78c8');
  expect(encodeCbor(new Uint8Array(70_000)).subarray(0, 5).toString('hex')).toBe('5a00011170');
});
