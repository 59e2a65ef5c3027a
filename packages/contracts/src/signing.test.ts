import { describe, expect, it } from 'vitest';

import { carriesTime, fieldsText, signatureOf } from './signing.ts';

const context = {
  token: 'tk_1',
  word: 'kinora',
  sha1: (text: string) => `sha1 ${text}`,
  md5: (text: string) => `md5 ${text}`,
};

describe('signatureOf', () => {
  it('covers token, time and word', () => {
    expect(signatureOf({ sign: 'time' }, { timestamp: 1700000000, a: 1 }, context)).toBe('SHA1 TK_11700000000KINORA');
  });

  it('covers primitive fields in the order of their names, capitals first, without the signature itself', () => {
    const fields = { b: 2, a: 'x', Z: true, sign: 'old', list: [1], none: null };
    expect(fieldsText(fields, 'w')).toBe('truex2w');
    expect(signatureOf({ sign: 'fields' }, fields, context)).toBe('MD5 TRUEX2KINORA');
  });

  it.each([{ sign: 'clock' } as const, {}])('is none for %o', (endpoint) => {
    expect(signatureOf(endpoint, {}, context)).toBeUndefined();
  });
});

describe('carriesTime', () => {
  it('is true where the time is signed or sent', () => {
    expect(
      [{ sign: 'time' } as const, { sign: 'clock' } as const, { sign: 'fields' } as const, {}].map(carriesTime),
    ).toEqual([true, true, false, false]);
  });
});
