import { expect, it } from 'vitest';

import { columnsOf } from './sheet-columns.ts';

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 3],
  [20, 5],
])('puts %d wide pictures in %d columns', (count, columns) => {
  expect(columnsOf(count, 16 / 9)).toBe(columns);
});

it.each([1, 9 / 16])('puts three pictures that are not wide (%d) beside each other', (ratio) => {
  expect(columnsOf(3, ratio)).toBe(3);
});
