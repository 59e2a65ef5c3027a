import { expect, it } from 'vitest';

import { promptCount } from './prompt-count.ts';

it('is quiet until nine tenths are written', () => {
  expect(promptCount(1799, { limit: 2000, locale: 'en' }).isNearlyFull).toBe(false);
  expect(promptCount(1800, { limit: 2000, locale: 'en' }).isNearlyFull).toBe(true);
});

it('shows thousands as the language of the page does', () => {
  expect(promptCount(1799, { limit: 2000, locale: 'en' }).short).toBe('1,799');
  expect(promptCount(1799, { limit: 2000, locale: 'de' }).short).toBe('1.799');
});
