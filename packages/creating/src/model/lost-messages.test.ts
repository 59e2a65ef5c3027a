import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { lostWords } from './lost-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it('says what could not be kept, a sentence each', () => {
  const lost = [
    { name: 'seconds', from: 5, to: 8 },
    { name: 'mode', from: 'reference', to: 'text' },
    { name: 'crops' },
    { name: 'negative' },
  ] as const;
  const words = lostWords(lost, i18n);
  expect(words.match(/changed from/g)).toHaveLength(2);
  expect(words).toMatch(/ Your crop isn’t used\. Your negative prompt isn’t used\.$/);
  expect(lostWords([], i18n)).toBe('');
});
