import { expect, it } from 'vitest';

import { baseOf } from './base-of.ts';

it.each([
  ['renards', 'renard'],
  ['chevaux', 'cheval'],
  ['oiseaux', 'oiseau'],
  ['châteaux', 'château'],
  ['bijoux', 'bijou'],
  ['feux', 'feu'],
  ['souris', 'souris'],
  ['ours', 'ours'],
  ['blanches', 'blanc'],
  ['vertes', 'vert'],
  ['violette', 'violet'],
  ['grise', 'gris'],
  ['rousse', 'roux'],
])('of %s it is %s', (word, base) => {
  expect(baseOf(word)).toBe(base);
});
