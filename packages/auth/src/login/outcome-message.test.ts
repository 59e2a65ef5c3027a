import { expect, it } from 'vitest';

import { outcomeMessage } from './outcome-message.ts';

it.each([
  ['cancelled', 'did not sign in'],
  ['failed', 'did not work'],
  ['expired', 'too long'],
  ['email-unverified', 'not confirmed'],
  ['link-taken', 'connected with another Google account'],
  ['busy', 'in a minute'],
  ['constructor', 'did not work'],
  ['<img onerror>', 'did not work'],
])('says %s in words', (reason, words) => {
  expect(outcomeMessage(reason).message).toContain(words);
});
