import { expect, it } from 'vitest';

import { baseOf, numberOf } from './base-of.ts';

it.each([
  ['kediler', 'kedi', 'several'],
  ['kedilerin', 'kedi', 'several'],
  ['kedi', 'kedi', 'one'],
  ['köpeği', 'köpek', 'one'],
  ['ağacın', 'ağaç', 'one'],
  ['arabanın', 'araba', 'one'],
  ['kedisi', 'kedi', 'one'],
  ['ormanda', 'orman', 'one'],
  ['ormandaki', 'orman', 'one'],
  ['ata', 'at', 'one'],
  ['atlar', 'at', 'several'],
  ['ayı', 'ayı', 'one'],
  ['kadın', 'kadın', 'one'],
  ['çadırlarda', 'çadır', 'several'],
  ['zeugmadan', 'zeugma', 'one'],
  ['zeugmalar', 'zeugma', 'several'],
  ['oda', 'oda', 'one'],
  ['istanbul'.replace('i', 'i\u0307'), 'istanbul', 'one'],
])('%s is a form of %s: %s', (word, base, number) => {
  expect([baseOf(word), numberOf(word)]).toEqual([base, number]);
});
