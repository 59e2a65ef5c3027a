import { describe, expect, it } from 'vitest';

import { loginProblem } from './login-messages.ts';

describe('loginProblem', () => {
  it.each([
    ['wrong-password', 'password', 'LoginTip.correctPassword'],
    ['unknown-account', 'email', 'LoginTip.validEmailAddress'],
    ['email-taken', 'email', 'LoginTip.addressHasBeenRegistered'],
  ] as const)('says %s at the field %s under the id %s', (reason, field, id) => {
    expect(loginProblem({ kind: 'refused', reason, details: {} })).toMatchObject({ field, message: { id } });
  });

  it.each([
    [{ email: 'login.emailErrorReg' }, 'email', 'Enter an address'],
    [{ password: 'login.passwordErrorCommon' }, 'password', 'too common'],
    [{ sign: 'clock' }, null, 'device’s clock'],
    [{ sign: 'wrong' }, null, 'Reload the page'],
  ])('says what the server found in %o', (fields, field, words) => {
    const problem = loginProblem({ kind: 'invalid', fields });
    expect(problem).toMatchObject({ field, message: { message: expect.stringContaining(words) } });
  });

  it.each([
    [{ kind: 'unreachable' }, 'can’t be reached'],
    [{ kind: 'busy', retryAfter: null }, 'busy'],
    [{ kind: 'busy', retryAfter: 30 }, 'Too many attempts'],
    [{ kind: 'unexpected', code: 500, requestId: null }, 'on our side.'],
    [{ kind: 'unexpected', code: 500, requestId: 'r-1' }, 'report'],
    [{ kind: 'session-expired' }, 'on our side'],
  ] as const)('says %o in words, at no field', (failure, words) => {
    expect(loginProblem(failure)).toMatchObject({ field: null, message: { message: expect.stringContaining(words) } });
  });
});
