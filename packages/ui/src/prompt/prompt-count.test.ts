import { expect, it } from 'vitest';

import { promptCount } from './prompt-count.ts';

it('is quiet until nine tenths are written', () => {
  expect(promptCount(1799, 2000).isNearlyFull).toBe(false);
  expect(promptCount(1800, 2000).isNearlyFull).toBe(true);
});

it('shows thousands the way the reader writes them', () => {
  expect(promptCount(1799, 2000).short).toBe((1799).toLocaleString());
});
