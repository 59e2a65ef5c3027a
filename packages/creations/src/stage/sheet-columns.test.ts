import { expect, it } from 'vitest';

import { columnsOf } from './sheet-columns.ts';

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [4, 2],
  [5, 3],
  [20, 5],
])('puts %d pictures in %d columns', (count, columns) => {
  expect(columnsOf(count)).toBe(columns);
});
