import { expect, it } from 'vitest';

import { baseOf } from './base-of.ts';

it.each([
  ['füchse', 'fuchs'],
  ['füchsen', 'fuchs'],
  ['katzen', 'katze'],
  ['vögel', 'vogel'],
  ['kindern', 'kind'],
  ['kühe', 'kuh'],
  ['mäuse', 'maus'],
  ['luftballons', 'luftballon'],
  ['hundes', 'hund'],
  ['wäldern', 'wald'],
  ['adler', 'adler'],
  ['rotes', 'rot'],
  ['goldenen', 'golden'],
  ['nelken', 'nelken'],
])('of %s it is %s', (word, base) => {
  expect(baseOf(word)).toBe(base);
});
