import { expect, it } from 'vitest';

import { repeat } from './repeat.ts';

it('counts up from 0', () => {
  const seen: number[] = [];
  repeat(3, (index) => seen.push(index));
  expect(seen).toEqual([0, 1, 2]);
});
