import { expect, it } from 'vitest';

import { mailLocaleOf } from './mail-locale.ts';

it.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr, de;q=0.7, en;q=0.3', 'de'],
  ['en;q=0.2, de;q=0.7', 'de'],
  ['de;q=0', 'en'],
  ['de;q=x', 'en'],
  [',;,', 'en'],
])('%s is answered in %s', (header, locale) => {
  expect(mailLocaleOf(header)).toBe(locale);
});
