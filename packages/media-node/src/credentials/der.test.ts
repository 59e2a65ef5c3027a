import { expect, it } from 'vitest';

import { derBits, derFlags, derInteger, derObjectId, derSequence, derText, derTime } from './der.ts';

it('names algorithms as certificates do', () => {
  expect(derObjectId('1.2.840.10045.4.3.2').toString('hex')).toBe('06082a8648ce3d040302');
});

it('keeps numbers positive', () => {
  expect(derInteger(Buffer.from([0x7f])).toString('hex')).toBe('02017f');
  expect(derInteger(Buffer.from([0x80])).toString('hex')).toBe('02020080');
});

it('counts flags from the highest bit and leaves no zero at the end', () => {
  expect(derFlags([0]).toString('hex')).toBe('03020780');
  expect(derFlags([5, 6]).toString('hex')).toBe('03020106');
});

it('writes lengths in the short, the one-byte and the two-byte form', () => {
  expect(derText('a').toString('hex')).toBe('0c0161');
  expect(derText('a'.repeat(200)).subarray(0, 3).toString('hex')).toBe('0c81c8');
  expect(
    derSequence(derBits(Buffer.alloc(1000)))
      .subarray(0, 4)
      .toString('hex'),
  ).toBe('308203ed');
});

it('tells time to the second, in UTC', () => {
  expect(derTime(new Date('2026-11-21T10:20:30.456Z')).toString('latin1', 2)).toBe('20261121102030Z');
});
