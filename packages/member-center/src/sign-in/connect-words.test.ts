import { expect, it } from 'vitest';

import { connectNews } from './connect-words.ts';

it.each([
  ['connected', 'success', 'Google is connected.'],
  ['connect-cancelled', 'info', 'You turned back at Google'],
  ['connect-failed', 'danger', 'did not work'],
  ['connect-expired', 'danger', 'too long'],
  ['connect-email-unverified', 'danger', 'not confirmed the e-mail address'],
  ['connect-busy', 'danger', 'does not answer'],
  ['connect-link-taken', 'danger', 'connected with another Kinora account'],
  ['connect-already-linked', 'danger', 'Disconnect that one first'],
  ['connect-signed-out', 'danger', 'logged out meanwhile'],
  ['connect-constructor', 'danger', 'did not work'],
])('says %s in words', (outcome, look, words) => {
  const news = connectNews(outcome);
  expect(news?.look).toBe(look);
  expect(news?.message.message).toContain(words);
});

it('says nothing where nothing was connected', () => {
  expect(connectNews('')).toBeUndefined();
});
