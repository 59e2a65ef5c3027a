import { describe, expect, it } from 'vitest';

import { frameOf, MIDDLE, moved, settled, zoomed } from './crop-moves.ts';

const CUT = { width: 1600, height: 900, aspect: 1 };

describe('a frame', () => {
  it('is the largest of its shape in the middle at first', () => {
    expect(frameOf(CUT, MIDDLE)).toEqual({ x: 350 / 1600, y: 0, width: 900 / 1600, height: 1 });
  });

  it('goes where it is moved to, and no further than the edges', () => {
    expect(moved(CUT, MIDDLE, { x: 0.6, y: 0.2 })).toEqual({ x: 0.6, y: 0.5, zoom: 1 });
    expect(moved(CUT, { ...MIDDLE, zoom: 2 }, { x: -3, y: 2 })).toEqual({ x: 0.1406, y: 0.75, zoom: 2 });
  });

  it('zooms by tenths, between all of the shape and a third of it', () => {
    expect(zoomed(MIDDLE, 1).zoom).toBe(1.1);
    expect(zoomed({ ...MIDDLE, zoom: 1.1 }, 0.33).zoom).toBe(1.13);
    expect(zoomed(MIDDLE, -1).zoom).toBe(1);
    expect(zoomed({ ...MIDDLE, zoom: 2.95 }, 3).zoom).toBe(3);
  });

  it('comes back to its centre when it was zoomed out and in again', () => {
    const corner = moved(CUT, { ...MIDDLE, zoom: 3 }, { x: 0.9, y: 0.9 });
    const back = zoomed(zoomed(corner, -20), 20);
    expect(frameOf(CUT, back)).toEqual(frameOf(CUT, corner));
  });

  it('keeps centre and zoom with another shape as far as its edges allow', () => {
    const tall = { ...CUT, aspect: 9 / 16 };
    const crop = { x: 0.2, y: 0.5, zoom: 1 };
    expect(settled(tall, crop)).toEqual(crop);
    expect(settled({ ...CUT, aspect: 16 / 9 }, crop)).toEqual(MIDDLE);
  });
});
