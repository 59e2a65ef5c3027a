import { expect, it } from 'vitest';

import { languagesToWrite, promptLanguageOf } from './prompt-language.ts';

it.each([
  ['en', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['ar', 'en'],
  ['deu', 'en'],
])('offers prompts to a page in %s in %s', (locale, language) => expect(promptLanguageOf(locale)).toBe(language));

it.each([
  ['en', null],
  ['de-CH', null],
  ['ar', 'الإنجليزية والألمانية'],
  ['fr', 'anglais et allemand'],
])('says to a page in %s that it reads %s', (locale, names) => expect(languagesToWrite(locale)).toBe(names));
