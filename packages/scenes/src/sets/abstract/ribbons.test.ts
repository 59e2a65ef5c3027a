import { expect, it } from 'vitest';

import { levelAt } from './podium.ts';
import { ribbonAt, type Ribbon } from './ribbons.ts';

const RIBBON: Ribbon = {
  parallax: 0.2,
  y: 0.5,
  swing: 0.1,
  width: 0.08,
  waves: 1.2,
  speed: 0.05,
  phase: 1,
  accent: 0,
  alpha: 1,
};

it('flows about its own height and never tears', () => {
  const places = Array.from({ length: 200 }, (_, index) =>
    ribbonAt({ height: 100 }, RIBBON, { share: index / 199, time: index / 20 }),
  );
  for (const [y, half] of places) {
    expect(Math.abs(y - 50)).toBeLessThanOrEqual(11.5);
    expect(half).toBeGreaterThan(2);
    expect(half).toBeLessThanOrEqual(8);
  }
});

it('moves its bars apart from each other, inside their height', () => {
  const levels = Array.from({ length: 90 }, (_, index) => levelAt(index % 9, index / 9));
  expect(Math.min(...levels)).toBeGreaterThan(0.1);
  expect(Math.max(...levels)).toBeLessThanOrEqual(1);
  expect(levelAt(1, 2)).not.toBeCloseTo(levelAt(2, 2), 2);
});
