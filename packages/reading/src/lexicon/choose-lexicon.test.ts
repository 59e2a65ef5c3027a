import { expect, it } from 'vitest';

import { chooseLexicon } from './choose-lexicon.ts';

it.each([
  ['a fox in the snow', 'en'],
  ['', 'en'],
  ['1234 zzz', 'en'],
  ['Tiger', 'en'],
  ['Hund', 'de'],
  ['ein Fuchs im Schnee', 'de'],
  ['in the alley', 'en'],
  ['Ein Roboter tanzt in Tokio', 'de'],
])('%j is read as %s', (prompt, language) => {
  expect(chooseLexicon(prompt).language).toBe(language);
});
