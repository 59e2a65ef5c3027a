import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { clipName, shortState } from './clip-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  [aCreation(), 'waiting'],
  [aReadyCreation(), 'ready'],
  [aFailedCreation('declined'), 'declined'],
  [aCreation({ state: 'cancelled' }), 'cancelled'],
])('says in a word how a clip is', (creation, words) => {
  expect(shortState(creation, i18n)).toContain(words);
});

it('tells the clips of one prompt apart', () => {
  const [first, second] = [1, 2].map((number) => clipName(aReadyCreation(), { number, count: 4 }, i18n));
  expect(first).not.toBe(second);
});
