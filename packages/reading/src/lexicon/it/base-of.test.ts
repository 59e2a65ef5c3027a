import { expect, it } from 'vitest';

import { baseOf } from './base-of.ts';

it.each([
  ['gatti', 'gatto'],
  ['cani', 'cane'],
  ['volpi', 'volpe'],
  ['case', 'casa'],
  ['barche', 'barca'],
  ['funghi', 'fungo'],
  ['uomini', 'uomo'],
  ['occhi', 'occhio'],
  ['astronauti', 'astronauta'],
  ['capre', 'capra'],
  ['bisonte', 'bisonte'],
  ['rosse', 'rosso'],
  ['bianchi', 'bianco'],
])('of %s it is %s', (word, base) => {
  expect(baseOf(word)).toBe(base);
});
