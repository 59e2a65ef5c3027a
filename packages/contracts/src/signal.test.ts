import { describe, expect, it } from 'vitest';

import { decodeSignal, encodeSignal } from './signal.ts';

const token = `tk_${'aB3-_'.repeat(8)}xyz`;
const blobOf = (text: string) => Buffer.from(text).toString('base64url');

describe('a signal', () => {
  it.each([
    { token },
    { token, email: 'ada@example.com' },
    { token, email: 'łódź+𝄞@bücher.example' },
    { token, email: '' },
    { token, email: '"\\<script>\u0000' },
  ])('comes back as it was: %o', (signal) => {
    const blob = encodeSignal(signal);
    expect(blob).toMatch(/^[\w-]+$/);
    expect(decodeSignal(blob)).toEqual(signal);
  });

  it('is the JSON in base64url, as other programs write it', () => {
    for (const email of ['a', 'ab', 'abc', 'é', '日本']) {
      expect(encodeSignal({ token, email })).toBe(blobOf(JSON.stringify({ token, email })));
    }
  });

  it('survives half a character', () => {
    const blob = encodeSignal({ token, email: '\ud800' });
    expect(decodeSignal(blob)).toEqual({ token, email: '\ud800' });
  });

  it('takes nothing but its two fields along', () => {
    const blob = blobOf('{"token":"tk_1","email":7,"__proto__":{"x":1},"role":"admin"}');
    expect(decodeSignal(blob)).toEqual({ token: 'tk_1' });
  });

  it.each([
    '',
    '=',
    '%%%',
    'A',
    'AAAA',
    'signal with blanks',
    'ünï',
    blobOf('not json'),
    blobOf('null'),
    blobOf('7'),
    blobOf('"tk_1"'),
    blobOf('[]'),
    blobOf('{}'),
    blobOf('{"token":""}'),
    blobOf('{"token":7}'),
    blobOf('{"token":{"a":1}}'),
    blobOf('{"token":"tk_1"'),
    Buffer.from([0xc3, 0x28, 0xff]).toString('base64url'),
    `${blobOf('{"token":"tk_1"}')}==`,
    blobOf(JSON.stringify({ token: 'x'.repeat(2000) })),
  ])('is not read out of %s', (blob) => {
    expect(decodeSignal(blob)).toBeUndefined();
  });

  it('is read or refused, never thrown at, whatever stands there', () => {
    for (let code = 0; code < 0x3000; code += 17) {
      const text = String.fromCharCode(code);
      for (const blob of [text, `${text}AA`, blobOf(text), blobOf(`{"token":"${text}"}`)]) {
        const signal = decodeSignal(blob);
        expect(signal === undefined || signal.token.length > 0).toBe(true);
      }
    }
  });
});
