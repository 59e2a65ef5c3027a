import { expect, it } from 'vitest';

import { cloudNoise, createNoiseField } from './noise-field.ts';

it('is smooth, seeded and between 0 and 1', () => {
  const noise = createNoiseField(7);
  const row = Array.from({ length: 200 }, (_, index) => cloudNoise(noise, index * 0.05, 1.3));
  expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...row)).toBeLessThanOrEqual(1);
  expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(0.2);
  for (let index = 1; index < row.length; index++) {
    expect(Math.abs((row[index] ?? 0) - (row[index - 1] ?? 0))).toBeLessThan(0.2);
  }
  expect(createNoiseField(8)(0.4, 0.4)).not.toBe(noise(0.4, 0.4));
});
