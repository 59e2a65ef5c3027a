import { SUBJECTS, type SubjectName } from '@kinora/subjects';
import { expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { isAttribute, isBrood, isPartOf, type Naming } from './compound-names.ts';

const words = (text: string) => splitWords(text, ENGLISH);
const naming = (name: SubjectName, start: number): Naming => {
  return { name, subject: SUBJECTS[name], isNear: false, span: { start, end: start + 1 } };
};
const mother = naming('woman', 0);
const duck = (start: number) => naming('duck', start);

it('a mother right before a duck is a kind of duck', () => {
  expect(isAttribute(words('mother duck'), [mother, duck(1)], ENGLISH)).toBe(true);
  expect(isAttribute(words('mother, duck'), [mother, duck(1)], ENGLISH)).toBe(false);
  expect(isAttribute(words('mother and duck'), [mother, duck(2)], ENGLISH)).toBe(false);
});

it('a family right behind a duck is several ducks', () => {
  const family = naming('family', 1);
  expect(isBrood(words('duck family'), [duck(0), family], ENGLISH)).toBe(true);
  expect(isBrood(words('woman family'), [mother, family], ENGLISH)).toBe(false);
});

it('a role beside an animal is what it is dressed up as', () => {
  const pirate = naming('pirate', 1);
  expect(isPartOf(words('duck pirate'), [duck(0), pirate, undefined])).toBe(true);
  expect(isPartOf(words('mother pirate'), [mother, pirate, undefined])).toBe(false);
});
