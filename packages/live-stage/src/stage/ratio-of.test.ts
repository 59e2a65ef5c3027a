import { expect, it } from 'vitest';

import { ratioOf } from './ratio-of.ts';

it.each([
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
  ['1:1', 1],
  ['wide', 16 / 9],
  ['', 16 / 9],
])('reads %s', (shape, ratio) => {
  expect(ratioOf(shape)).toBe(ratio);
});
