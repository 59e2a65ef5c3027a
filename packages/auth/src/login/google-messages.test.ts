import { expect, it } from 'vitest';

import { googleMessage } from './google-messages.ts';

it.each([
  [{ kind: 'refused', reason: 'not-configured', details: {} }, 'doesn’t offer Google sign-in'],
  [{ kind: 'invalid', fields: { sign: 'clock' } }, 'device’s clock'],
  [{ kind: 'unreachable' }, 'can’t be reached'],
] as const)('says %o in words', (failure, words) => {
  expect(googleMessage(failure).message).toContain(words);
});
