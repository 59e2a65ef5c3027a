import { expect, it } from 'vitest';

import { decibelsOf, gainOf } from './decibels.ts';

it.each([
  [1, 0],
  [0.5, -6],
  [2, 6],
  [0, -60],
  [100, 12],
])('gain %d is %d dB', (gain, decibels) => expect(decibelsOf(gain)).toBe(decibels));

it('is silent at the lower end, and comes back from every other place', () => {
  expect(gainOf(-60)).toBe(0);
  for (const decibels of [-59, -20.5, 0, 12]) expect(decibelsOf(gainOf(decibels))).toBe(decibels);
});
