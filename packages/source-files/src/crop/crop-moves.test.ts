import type { Crop } from '@kinora/contracts/catalogue';
import type { CropPinch } from '@kinora/ui';
import { describe, expect, it } from 'vitest';

import { frameOf, MIDDLE, moved, pinched, settled, zoomed } from './crop-moves.ts';

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

describe('two fingers', () => {
  const WIDE = { width: 1600, height: 900, aspect: 16 / 9 };
  const pinch = (crop: Crop, change: Partial<CropPinch>): CropPinch => ({
    frame: frameOf(WIDE, crop),
    from: { x: 0.5, y: 0.5 },
    to: { x: 0.5, y: 0.5 },
    times: 1,
    ...change,
  });
  /** Where a place of the picture lies in the frame of a crop. */
  const inFrame = (crop: Crop, place: { readonly x: number; readonly y: number }) => {
    const { x, y, width, height } = frameOf(WIDE, crop);
    return [(place.x - x) / width, (place.y - y) / height];
  };

  it('zoom as much as they spread, and keep what lies between them there', () => {
    const before = { x: 0.5, y: 0.5, zoom: 1.5 };
    const from = { x: 0.4, y: 0.6 };
    const after = pinched(WIDE, pinch(before, { from, to: from, times: 1.5 }));
    expect(after.zoom).toBe(2.25);
    const [x = 0, y = 0] = inFrame(before, from);
    expect(inFrame(after, from)).toEqual([expect.closeTo(x, 2), expect.closeTo(y, 2)]);
  });

  it('take the frame along, and what lay between them with it', () => {
    const before = { x: 0.5, y: 0.5, zoom: 2 };
    const [from, to] = [
      { x: 0.5, y: 0.4 },
      { x: 0.6, y: 0.45 },
    ];
    const after = pinched(WIDE, pinch(before, { from, to, times: 1.25 }));
    const [x = 0, y = 0] = inFrame(before, from);
    expect(inFrame(after, to)).toEqual([expect.closeTo(x, 2), expect.closeTo(y, 2)]);
    expect(pinched(WIDE, pinch(before, { from, to }))).toEqual({ x: 0.6, y: 0.55, zoom: 2 });
  });

  it('zoom towards a place beside the frame', () => {
    const from = { x: 0.1, y: 0.5 };
    const after = pinched(WIDE, pinch({ x: 0.5, y: 0.5, zoom: 1.5 }, { from, to: from, times: 2 }));
    expect(after).toEqual({ x: 0.3, y: 0.5, zoom: 3 });
  });

  it('go no nearer or further than there is, and not over the edges', () => {
    const before = { x: 0.5, y: 0.5, zoom: 2 };
    expect(pinched(WIDE, pinch(before, { times: 40 }))).toEqual({ ...before, zoom: 3 });
    expect(pinched(WIDE, pinch(before, { times: 0 }))).toEqual(MIDDLE);
    expect(pinched(WIDE, pinch(before, { to: { x: 2, y: -1 } }))).toEqual({ x: 0.75, y: 0.25, zoom: 2 });
  });
});
