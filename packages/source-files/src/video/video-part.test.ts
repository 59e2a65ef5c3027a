import { planVideo } from '@kinora/footage';
import { expect, it } from 'vitest';

import { partOf } from './video-part.ts';

it.each([
  [
    { length: 20, from: 3, seconds: 5, pace: 'keep' },
    { from: 3, to: 8, latest: 15 },
  ],
  [
    { length: 20, from: 18, seconds: 5, pace: 'reverse' },
    { from: 15, to: 20, latest: 15 },
  ],
  [
    { length: 20, from: 0, seconds: 8, pace: 'fast' },
    { from: 0, to: 16, latest: 4 },
  ],
  [
    { length: 20, from: 2, seconds: 5, pace: 'boomerang' },
    { from: 2, to: 4.5, latest: 17.5 },
  ],
  [
    { length: 3.7, from: 2, seconds: 5, pace: 'auto' },
    { from: 0, to: 3.7, latest: 0 },
  ],
])('of %o is %o', (request, part) => {
  expect(partOf(request)).toEqual(part);
});

it.each(['keep', 'slow', 'fast', 'reverse', 'boomerang', 'extend'])('is what the engine takes: %s', (pace) => {
  const { from, to } = partOf({ length: 20, from: 1, seconds: 5, pace });
  const { time } = planVideo({ pace, seconds: 5, from: 1 }, { width: 4, height: 3, seconds: 20 });
  expect(time[0]).toEqual({ kind: 'trim', from, to });
});
