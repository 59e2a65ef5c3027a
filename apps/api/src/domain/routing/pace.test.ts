import { expect, it } from 'vitest';

import { createPace } from './pace.ts';

const pace = createPace();

it('asks for a job more rarely the longer it runs', () => {
  expect([0, 119_999, 120_000, 600_000].map((ms) => pace.nextCheckIn(ms))).toEqual([2000, 2000, 5000, 20_000]);
});

it('waits twice as long after each check that came to nothing, up to five minutes', () => {
  expect([0, 1, 2, 20].map((misses) => pace.nextCheckAfter(misses))).toEqual([4000, 8000, 16_000, 300_000]);
  expect(pace.nextCheckAfter(0, 60_000)).toBe(60_000);
});

it.each([
  [['busy', 'quota'], 0, { waitMs: 2000 }],
  [['away', 'quota'], 0, { waitMs: 15_000 }],
  [['away'], 600_000, { reason: 'no-answer' }],
  [['gone', 'quota'], 0, { reason: 'quota' }],
  [['gone'], 0, { reason: 'gone' }],
  [[], 0, { reason: 'gone' }],
] as const)('knows what to do where routes are %j after %i ms', (refusals, waitedMs, expected) => {
  expect(pace.waitFor(refusals, waitedMs)).toEqual(expected);
});
