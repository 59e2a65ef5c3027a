import { expect, it } from 'vitest';

import { mailLocaleOf, pageLocaleOf } from './mail-locale.ts';

it.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr, de;q=0.7, en;q=0.3', 'de'],
  ['en;q=0.2, de;q=0.7', 'de'],
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['de;q=0', 'en'],
  ['de;q=x', 'en'],
  [',;,', 'en'],
])('%s is answered in %s', (header, locale) => {
  expect(mailLocaleOf(header)).toBe(locale);
});

it.each([
  ['/de/home/', 'de'],
  ['/de-AT/home/', 'de'],
  ['/DE/', 'de'],
  ['/ar/home/', 'ar'],
  ['/en/home/', 'en'],
  ['/fr/home/', undefined],
  ['/home/', undefined],
  ['/de', undefined],
  ['/', undefined],
])('a page at %s is written in %s', (path, locale) => {
  expect(pageLocaleOf(new URL(path, 'https://kinora.example'))).toBe(locale);
});
