import { expect, it } from 'vitest';

import { refusedFor } from './refused-for.ts';

it('tells a limit with its seconds, and a common password as the problem of its field', () => {
  expect(refusedFor({ reason: 'busy', retryAfter: 30 })).toEqual({ reason: 'busy', details: { retry_after: 30 } });
  expect(refusedFor({ reason: 'common-password' })).toEqual({
    reason: 'invalid',
    details: { fields: { password: 'login.passwordErrorCommon' } },
  });
});

it('passes every other reason on', () => {
  expect(refusedFor({ reason: 'wrong-code' })).toEqual({ reason: 'wrong-code' });
});
