import { expect, it } from 'vitest';

import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { repairWords } from './repair-words.ts';

const repaired = (text: string, lexicon = ENGLISH) =>
  repairWords(splitWords(text, lexicon), lexicon)
    .map((word) => word.text)
    .join(' ');

it.each([
  ['a beutiful prinsess', 'a beutiful princess'],
  ['a dragno in a castel', 'a dragon in a castle'],
  ['a rabit', 'a rabbit'],
  ['a trian', 'a train'],
])('%s is read as %s', (typed, meant) => {
  expect(repaired(typed)).toBe(meant);
});

it.each([
  'a dessert',
  'a place',
  'great concern',
  'a hose',
  'the stable',
  'a widow',
  'plants',
  'a coach',
  'velvet light',
])('%s stays', (text) => {
  expect(repaired(text)).toBe(text);
});

it('reads German', () => {
  expect(repaired('ein schmeterling', GERMAN)).toBe('ein schmetterling');
});
