import { expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { isAttribute, isBrood, isPartOf, type Naming } from './compound-names.ts';

const words = (text: string) => splitWords(text, ENGLISH);
const mother: Naming = { name: 'woman', span: { start: 0, end: 1 } };
const duck = (start: number): Naming => ({ name: 'duck', span: { start, end: start + 1 } });

it('a mother right before a duck is a kind of duck', () => {
  expect(isAttribute(words('mother duck'), [mother, duck(1)], ENGLISH)).toBe(true);
  expect(isAttribute(words('mother, duck'), [mother, duck(1)], ENGLISH)).toBe(false);
  expect(isAttribute(words('mother and duck'), [mother, duck(2)], ENGLISH)).toBe(false);
});

it('a family right behind a duck is several ducks', () => {
  const family: Naming = { name: 'family', span: { start: 1, end: 2 } };
  expect(isBrood(words('duck family'), [duck(0), family], ENGLISH)).toBe(true);
  expect(isBrood(words('woman family'), [mother, family], ENGLISH)).toBe(false);
});

it('a role beside an animal is what it is dressed up as', () => {
  const pirate: Naming = { name: 'pirate', span: { start: 1, end: 2 } };
  expect(isPartOf(words('duck pirate'), [duck(0), pirate, undefined])).toBe(true);
  expect(isPartOf(words('mother pirate'), [mother, pirate, undefined])).toBe(false);
});
