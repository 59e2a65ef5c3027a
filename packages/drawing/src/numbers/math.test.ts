import { describe, expect, it } from 'vitest';

import { clamp, fraction, lerp, modulo, pick, smoothStep } from './math.ts';

describe('numbers', () => {
  it('stays inside the bounds', () => {
    expect([clamp(-1), clamp(0.4), clamp(7), clamp(7, 2, 5)]).toEqual([0, 0.4, 1, 5]);
  });

  it('mixes two numbers by a share', () => {
    expect(lerp(10, 20, 0.25)).toBe(12.5);
  });

  it('rises smoothly between two edges', () => {
    expect([smoothStep(2, 4, 1), smoothStep(2, 4, 3), smoothStep(2, 4, 9)]).toEqual([0, 0.5, 1]);
  });

  it('wraps negative values to the positive side', () => {
    expect([modulo(-1, 5), modulo(7, 5)]).toEqual([4, 2]);
    expect(fraction(-0.25)).toBe(0.75);
  });

  it('picks around the end of a list', () => {
    expect([pick(['a', 'b'], 3), pick(['a', 'b'], -1), pick(['a', 'b'], 1.9)]).toEqual(['b', 'b', 'b']);
    expect(() => pick([], 0)).toThrow(RangeError);
  });
});
