import { expect, it } from 'vitest';

import { oneLine } from './one-line.ts';

it('makes one line of a text and leaves the rest', () => {
  expect(oneLine('  Boats \u0007\n and  ships ')).toBe('Boats and ships');
  expect(oneLine(5)).toBe(5);
});
