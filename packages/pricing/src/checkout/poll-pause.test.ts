import { expect, it } from 'vitest';

import { pollPause } from './poll-pause.ts';

it('waits longer and longer, and finds a late answer within half a minute of it', () => {
  const pauses = Array.from({ length: 20 }, (_, turn) => pollPause(turn));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect([pauses[0], Math.max(...pauses)]).toEqual([1000, 8000]);
});
