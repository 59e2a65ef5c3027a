import { expect, it } from 'vitest';

import { sheetPlaces } from './sheet-places.ts';

it.each([
  { count: 2, columns: 2, starts: ['auto', 'auto'] },
  { count: 3, columns: 2, starts: ['auto', 'auto', 2] },
  { count: 5, columns: 3, starts: ['auto', 'auto', 'auto', 2, 'auto'] },
  { count: 7, columns: 3, starts: ['auto', 'auto', 'auto', 'auto', 'auto', 'auto', 3] },
])('centres the last row of $count pictures in $columns columns', ({ count, columns, starts }) => {
  const { halves, startOf } = sheetPlaces(count, columns);
  expect(halves).toBe(columns * 2);
  expect(starts.map((_start, index) => startOf(index))).toEqual(starts);
});
