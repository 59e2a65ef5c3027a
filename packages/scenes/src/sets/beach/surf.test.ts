import { expect, it } from 'vitest';

import { washAt } from './surf.ts';

const heights = Array.from({ length: 520 }, (_, index) => washAt(index / 100, 0));

it('leaves the sand dry for a while and then covers it fully', () => {
  expect(Math.min(...heights)).toBe(0);
  expect(Math.max(...heights)).toBeGreaterThan(0.99);
});

it('comes in quicker than it goes back', () => {
  const rising = heights.filter((height, index) => height > (heights[index - 1] ?? 0)).length;
  const falling = heights.filter((height, index) => height < (heights[index - 1] ?? 0)).length;
  expect(falling).toBeGreaterThan(rising * 1.4);
});
