import { describe, expect, it } from 'vitest';

import { createPlane, mapPlane } from './plane.ts';
import { roundOff } from './round-off.ts';

const blank = createPlane(100, 100);

describe('a crown that the picture cuts off', () => {
  it('is rounded, highest in its middle', () => {
    const rounded = roundOff(mapPlane(blank, (_, at) => (at % 100 > 20 && at % 100 < 80 ? 1 : 0)));
    expect(rounded.data[5 * 100 + 50]).toBe(1);
    expect(rounded.data[5 * 100 + 22]).toBe(0);
    expect(rounded.data[50 * 100 + 22]).toBe(1);
  });

  it('stays where the thing ends below the edge', () => {
    const matte = mapPlane(blank, (_, at) => (at > 1000 ? 1 : 0));
    expect(roundOff(matte)).toBe(matte);
  });
});
