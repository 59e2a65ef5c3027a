import { expect, it } from 'vitest';

import { COLOURS } from '../lexicon/colours.data.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { readGrade } from './read-grade.ts';

const gradeOf = (prompt: string) => readGrade(splitWords(prompt, ENGLISH), ENGLISH)?.grade ?? null;

it.each([
  ['a fox in the forest', null],
  ['a black and white cat', null],
  ['a fox in black and white', { tone: 'mono' }],
  ['sepia photograph of a train', { tone: 'sepia' }],
  ['everything black and white except his red scarf', { tone: 'mono', keep: COLOURS.red }],
])('%s', (prompt, grade) => {
  expect(gradeOf(prompt)).toEqual(grade);
});
