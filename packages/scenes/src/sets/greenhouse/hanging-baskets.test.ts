import { expect, it } from 'vitest';

import { meanOf, paintedSet } from '../../testing/set-facts.ts';
import { addHangingBaskets } from './hanging-baskets.ts';

it('hangs leaves and blooms in the upper half of the frame', () => {
  const data = paintedSet(addHangingBaskets, { set: 'greenhouse', width: 320, height: 180 });
  const half = data.length / 2;
  expect(meanOf(data.subarray(0, half), 3)).toBeGreaterThan(5);
  expect(meanOf(data.subarray(half), 3)).toBeLessThan(0.5);
});

it('lets them swing', () => {
  const [early, late] = [0, 1].map((time) => Buffer.from(paintedSet(addHangingBaskets, { set: 'greenhouse' }, time)));
  expect(late?.equals(early ?? Buffer.alloc(0))).toBe(false);
});
