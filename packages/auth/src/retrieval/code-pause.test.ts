import { expect, it } from 'vitest';

import { pauseEnd, secondsLeft } from './code-pause.ts';

const now = Date.UTC(2026, 10, 22);

it.each([
  [0, 60],
  [1, 60],
  [1000, 59],
  [59_001, 1],
  [60_000, 0],
  [3_600_000, 0],
  [-3_600_000, 60],
])('after %s ms, %s seconds are left', (passed, left) => {
  expect(secondsLeft(pauseEnd(now), now + passed)).toBe(left);
});
