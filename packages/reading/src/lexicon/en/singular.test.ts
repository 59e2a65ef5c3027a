import { expect, it } from 'vitest';

import { singularOf } from './singular.ts';

it.each([
  ['foxes', 'fox'],
  ['wolves', 'wolf'],
  ['berries', 'berry'],
  ['boats', 'boat'],
  ['glass', 'glass'],
  ['octopus', 'octopus'],
  ['bus', 'bus'],
])('the singular of %s is %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});
