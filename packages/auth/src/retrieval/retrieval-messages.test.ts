import { describe, expect, it } from 'vitest';

import { retrievalMessage } from './retrieval-messages.ts';

describe('retrievalMessage', () => {
  it.each([
    ['unknown-account', 'LoginTip.accountExist'],
    ['wrong-code', 'LoginTip.correctVerifcationCode'],
  ] as const)('says %s under the id %s', (reason, id) => {
    expect(retrievalMessage({ kind: 'refused', reason, details: {} })).toMatchObject({ id });
  });

  it.each([
    [{ password: 'login.passwordErrorCommon' }, 'too common'],
    [{ code: 'forgotPassword.versionCodeMax' }, 'letters and digits'],
    [{ email: 'login.emailErrorReg' }, 'Enter an address'],
    [{ sign: 'clock' }, 'device’s clock'],
  ])('says what the server found in %o', (fields, words) => {
    expect(retrievalMessage({ kind: 'invalid', fields }).message).toContain(words);
  });

  it('says how long to wait', () => {
    expect(retrievalMessage({ kind: 'busy', retryAfter: 45 }).values).toEqual({ retryAfter: 45 });
  });
});
