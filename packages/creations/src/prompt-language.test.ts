import { expect, it } from 'vitest';

import { languagesToWrite, promptLanguageOf } from './prompt-language.ts';

it.each([
  ['en', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['ar-EG', 'ar'],
  ['fr', 'en'],
  ['deu', 'en'],
])('offers prompts to a page in %s in %s', (locale, language) => expect(promptLanguageOf(locale)).toBe(language));

it.each([
  ['en', null],
  ['de-CH', null],
  ['ar', null],
  ['fr', 'anglais, allemand et arabe'],
])('says to a page in %s that it reads %s beside a video', (locale, names) =>
  expect(languagesToWrite(locale, 'video')).toBe(names),
);

it.each([
  ['en', null],
  ['ar', null],
  ['ja-JP', null],
  ['nl', 'Engels, Duits, Spaans, Frans, Portugees, Italiaans, Turks, Arabisch, Japans en Chinees'],
])('says to a page in %s that it reads %s of a scene', (locale, names) =>
  expect(languagesToWrite(locale, 'text')).toBe(names),
);
