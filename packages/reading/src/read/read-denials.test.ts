import { expect, it } from 'vitest';

import { GERMAN } from '../lexicon/de/german.ts';
import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { readDenials } from './read-denials.ts';

it.each([
  ['a fox without a dog and a cat', ENGLISH, 'a fox and a cat'],
  ['a fox, no dogs or cats, in a forest', ENGLISH, 'a fox in a forest'],
  ['a party with no confetti and a cake', ENGLISH, 'a party with and a cake'],
  ['a park without any big red dogs', ENGLISH, 'a park'],
  ['no camera movement, a fox', ENGLISH, 'no camera movement a fox'],
  ['a fox without a dog runs', ENGLISH, 'a fox runs'],
  ['a forest, no people, snow', ENGLISH, 'a forest snow'],
  ['a lake without', ENGLISH, 'a lake'],
  ['not a dog, not a cat, a horse', ENGLISH, 'a horse'],
  ['not only a dog', ENGLISH, 'not only a dog'],
  ['ein Wald ohne Hunde oder Katzen im Nebel', GERMAN, 'ein wald im nebel'],
] as const)('%s', (prompt, lexicon, kept) => {
  const words = splitWords(prompt, lexicon);
  const reading = readDenials(words, lexicon);
  expect(reading.kept.map(({ text }) => text).join(' ')).toBe(kept);
  expect(reading.kept.length + reading.denied.length).toBe(words.length);
});
