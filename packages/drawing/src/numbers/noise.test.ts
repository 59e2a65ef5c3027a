import { describe, expect, it } from 'vitest';

import { createNoise, fractalNoise } from './noise.ts';

describe('noise', () => {
  it('repeats after its period', () => {
    const noise = createNoise(3);
    expect(noise(1.3, 5)).toBeCloseTo(noise(6.3, 5), 10);
    expect(fractalNoise(noise, 0.4, { period: 5 })).toBeCloseTo(fractalNoise(noise, 5.4, { period: 5 }), 10);
  });

  it('is continuous and stays between 0 and 1', () => {
    const noise = createNoise(9);
    for (let x = -3; x < 3; x += 0.01) {
      expect(Math.abs(noise(x) - noise(x + 0.001))).toBeLessThan(0.01);
      expect(fractalNoise(noise, x)).toBeGreaterThanOrEqual(0);
      expect(fractalNoise(noise, x)).toBeLessThan(1);
    }
  });
});
