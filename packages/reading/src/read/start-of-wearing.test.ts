import { expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { startOfWearing } from './start-of-wearing.ts';

const startIn = (prompt: string, costume: 'scarf' | 'boots') => {
  const words = splitWords(prompt, ENGLISH);
  const start = words.findIndex(({ text }) => text === costume);
  return startOfWearing(words, { span: { start, end: start + 1 }, costume, from: 2 }, ENGLISH);
};

it.each([
  ['a girl with a scarf', 'scarf', 2],
  ['a girl with short orange hair and a scarf', 'scarf', 7],
  ['a girl on red boots', 'boots', 2],
  ['a girl beside a scarf', 'scarf', null],
  ['a girl on a scarf', 'scarf', null],
] as const)('%s', (prompt, costume, expected) => {
  expect(startIn(prompt, costume)).toBe(expected);
});
