import { expect, it } from 'vitest';

import { outcomeMessage } from './outcome-messages.ts';

it.each([
  ['cancelled', 'didn’t finish signing in'],
  ['failed', 'didn’t work'],
  ['expired', 'too long'],
  ['email-unverified', 'isn’t confirmed'],
  ['link-taken', 'connected to another Google account'],
  ['busy', 'in a minute'],
  ['constructor', 'didn’t work'],
  ['<img onerror>', 'didn’t work'],
])('says %s in words', (reason, words) => {
  expect(outcomeMessage(reason).message).toContain(words);
});
