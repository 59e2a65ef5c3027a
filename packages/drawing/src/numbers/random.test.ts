import { describe, expect, it } from 'vitest';

import { createRandom, hashText } from './random.ts';

const draw = (seed: number) => Array.from({ length: 4 }, createRandom(seed));

describe('random', () => {
  it('repeats a sequence for the same seed and differs for another', () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('stays between 0 and 1 and near one half on average', () => {
    const values = Array.from({ length: 5000 }, createRandom(1));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.reduce((sum, value) => sum + value, 0) / 5000).toBeCloseTo(0.5, 1);
  });

  it('hashes texts to the published FNV-1a values', () => {
    expect([hashText(''), hashText('a'), hashText('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });
});
