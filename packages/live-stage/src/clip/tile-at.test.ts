import { expect, it } from 'vitest';

import { tileAt } from './tile-at.ts';

it.each([
  [0, 0, 0],
  [1.9, 0, 1],
  [2.6, 2, 1],
  [5, 3, 2],
  [-1, 0, 0],
])('at %d of 5 s it is column %d of row %d', (time, column, row) => {
  expect(tileAt(time, 5)).toEqual({ column, row });
});

it('is the first tile of a clip without a length', () => {
  expect(tileAt(0, 0)).toEqual({ column: 0, row: 0 });
});
