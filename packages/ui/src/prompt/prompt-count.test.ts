import { expect, it } from 'vitest';

import { isNearlyFull } from './prompt-count.ts';

it('is quiet until nine tenths are written', () => {
  expect(isNearlyFull(1799, 2000)).toBe(false);
  expect(isNearlyFull(1800, 2000)).toBe(true);
});
