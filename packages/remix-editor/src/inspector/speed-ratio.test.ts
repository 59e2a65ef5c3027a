import { expect, it } from 'vitest';

import { speedOf, speedRatio } from './speed-ratio.ts';

it.each([
  [1, 1, 1],
  [2, 2, 1],
  [0.5, 1, 2],
  [1.25, 5, 4],
  [0.33, 33, 100],
  [99, 8, 1],
  [0, 1, 10],
])('%d is %d to %d', (speed, num, den) => expect(speedRatio(speed)).toEqual({ num, den }));

it('comes back as it was set', () => {
  for (const speed of [0.1, 0.25, 1, 1.37, 8]) expect(speedOf(speedRatio(speed))).toBe(speed);
});
