import { expect, it } from 'vitest';

import { connectNews } from './connect-messages.ts';

it.each([
  ['connected', 'success', 'Google is connected.'],
  ['connect-cancelled', 'info', 'You cancelled at Google'],
  ['connect-failed', 'danger', 'couldn’t be connected'],
  ['connect-expired', 'danger', 'too long'],
  ['connect-email-unverified', 'danger', 'email address isn’t confirmed'],
  ['connect-busy', 'danger', 'isn’t responding'],
  ['connect-link-taken', 'danger', 'already connected to another Kinora account'],
  ['connect-already-linked', 'danger', 'Disconnect that one first'],
  ['connect-signed-out', 'danger', 'You were logged out'],
  ['connect-constructor', 'danger', 'couldn’t be connected'],
])('says %s in words', (outcome, look, words) => {
  const news = connectNews(outcome);
  expect(news?.look).toBe(look);
  expect(news?.message.message).toContain(words);
});

it('says nothing where nothing was connected', () => {
  expect(connectNews('')).toBeUndefined();
});
