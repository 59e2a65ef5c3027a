import { expect, it } from 'vitest';

import { preferredLocale } from './preferred-locale.ts';

it.each([
  [undefined, undefined],
  ['*', undefined],
  ['fr', undefined],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr, de;q=0.7, en;q=0.3', 'de'],
  ['en;q=0.2, de;q=0.7', 'de'],
  ['AR-eg', 'ar'],
  ['pt-br', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['de;q=0', undefined],
  ['de;q=x', undefined],
  [',;,', undefined],
  [`${'x,'.repeat(200)}de`, undefined],
])('%s wishes for %s', (header, locale) => {
  expect(preferredLocale(header, ['en', 'ar', 'de', 'pt-BR'])).toBe(locale);
});
