import { expect, it } from 'vitest';

import { googleMessage } from './google-message.ts';

it.each([
  [{ kind: 'refused', reason: 'not-configured', details: {} }, 'no sign-in with Google'],
  [{ kind: 'invalid', fields: { sign: 'clock' } }, 'clock of this device'],
  [{ kind: 'unreachable' }, 'can’t be reached'],
] as const)('says %o in words', (failure, words) => {
  expect(googleMessage(failure).message).toContain(words);
});
