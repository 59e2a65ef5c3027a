import { expect, it } from 'vitest';

import { exactSigmoid } from './exact-sigmoid.ts';

it.each([-90, -39.5, -20, -3.7, -1, -0.3, 0, 0.1, 0.7, 2.5, 11, 33, 90])('is the sigmoid of %s in 32 bits', (x) => {
  expect(Math.abs(exactSigmoid(x) - 1 / (1 + Math.exp(-x)))).toBeLessThan(1e-15);
});
