import { expect, it } from 'vitest';

import { residentSize } from './resident-size.ts';

it.runIf(process.platform === 'linux')('is about what a process says of itself', () => {
  const said = process.memoryUsage.rss();
  expect(residentSize(process.pid)).toBeGreaterThan(said * 0.8);
});

it('is nothing for a process that is not there', () => {
  expect(residentSize(2 ** 30)).toBe(0);
});
