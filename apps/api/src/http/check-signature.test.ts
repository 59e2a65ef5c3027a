import { createHash } from 'node:crypto';

import { accountIndex, login } from '@kinora/contracts/identity';
import { integral } from '@kinora/contracts/money';
import { describe, expect, it } from 'vitest';

import { signatureProblem } from './check-signature.ts';

const now = 1_795_262_400_000;
const seconds = now / 1000;
const context = { token: 'ut_1', word: 'kinora', now };
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
const timed = (timestamp: number | string) => ({ timestamp, sign: sha1(`ut_1${timestamp}kinora`) });

describe('signatureProblem', () => {
  it.each([seconds, String(seconds), seconds - 300, seconds + 300])('finds none at %s', (timestamp) => {
    expect(signatureProblem(accountIndex, timed(timestamp), context)).toBeUndefined();
  });

  it.each([seconds - 301, seconds + 301, seconds + 3600, 'soon', ''])('names the clock at %s', (timestamp) => {
    expect(signatureProblem(accountIndex, timed(timestamp), context)).toMatchObject({
      code: 400,
      data: { fields: { sign: 'clock' }, server_time: seconds },
    });
  });

  it.each([{}, { sign: 7 }, { sign: sha1(`ut_2${seconds}kinora`) }])('names a wrong signature %o', (sign) => {
    expect(signatureProblem(accountIndex, { timestamp: seconds, ...sign }, context)).toMatchObject({
      data: { fields: { sign: 'wrong' } },
    });
  });

  it('checks signatures over fields, with numbers as decimal text', () => {
    const fields = { email: 'ada@example.com', terminal: 1 };
    const sign = md5('ada@example.com1kinora');
    expect(signatureProblem(login, { ...fields, sign }, { ...context, token: '' })).toBeUndefined();
    expect(signatureProblem(login, { ...fields, terminal: 2, sign }, context)).toMatchObject({ code: 400 });
  });

  it('demands none of product calls', () => {
    expect(signatureProblem(integral, {}, context)).toBeUndefined();
  });
});
