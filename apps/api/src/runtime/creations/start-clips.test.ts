import { availableParallelism } from 'node:os';

import { expect, it } from 'vitest';

import { placesOf } from './start-clips.ts';

it('makes as many clips at once as it is told', () => {
  expect([1, 3, 64].map(placesOf)).toEqual([1, 3, 64]);
});

it('asks the machine otherwise: never none, never more than it has cores', () => {
  expect(placesOf(0)).toBeGreaterThanOrEqual(1);
  expect(placesOf(0)).toBeLessThanOrEqual(availableParallelism());
});
