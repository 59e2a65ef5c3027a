import { describe, expect, it } from 'vitest';

import { cropToRatio, croppedSize, keepRatio, moveCrop, NO_CROP } from './crop-edges.ts';

const WIDE = { width: 1600, height: 900 };
const rounded = (edges: object) =>
  Object.fromEntries(Object.entries(edges).map(([key, value]) => [key, Math.round(Number(value) * 1000) / 1000]));

describe('a crop', () => {
  it('leaves the largest part of a shape in the middle', () => {
    const square = cropToRatio(WIDE, NO_CROP, 1);
    expect(croppedSize(WIDE, square)).toEqual({ width: 900, height: 900 });
    expect(rounded(square)).toEqual({ left: 0.219, top: 0, right: 0.219, bottom: 0 });
    expect(
      croppedSize({ width: 900, height: 1600 }, cropToRatio({ width: 900, height: 1600 }, NO_CROP, 16 / 9)),
    ).toEqual({ width: 900, height: 506 });
  });

  it('keeps to where it was, as far as the picture goes', () => {
    expect(rounded(cropToRatio(WIDE, { left: 0.6, top: 0, right: 0, bottom: 0 }, 1))).toEqual({
      left: 0.438,
      top: 0,
      right: 0,
      bottom: 0,
    });
  });

  it.each([
    ['left', { x: 0.2, y: 0.9 }, { left: 0.2, top: 0, right: 0, bottom: 0 }],
    ['right', { x: -0.3, y: 0 }, { left: 0, top: 0, right: 0.3, bottom: 0 }],
    ['top-left', { x: 0.1, y: 0.2 }, { left: 0.1, top: 0.2, right: 0, bottom: 0 }],
    ['bottom-right', { x: -0.1, y: -0.2 }, { left: 0, top: 0, right: 0.1, bottom: 0.2 }],
    ['left', { x: -1, y: 0 }, NO_CROP],
    ['left', { x: 5, y: 0 }, { left: 0.95, top: 0, right: 0, bottom: 0 }],
  ] as const)('moves at %s by %j', (handle, by, expected) => {
    expect(rounded(moveCrop(NO_CROP, handle, by))).toEqual(expected);
  });

  it('moves as a whole within the picture', () => {
    const crop = { left: 0.2, top: 0.1, right: 0.2, bottom: 0.1 };
    expect(rounded(moveCrop(crop, 'all', { x: 0.1, y: -0.05 }))).toEqual({
      left: 0.3,
      top: 0.05,
      right: 0.1,
      bottom: 0.15,
    });
    expect(rounded(moveCrop(crop, 'all', { x: 9, y: 9 }))).toEqual({ left: 0.4, top: 0.2, right: 0, bottom: 0 });
  });

  it('keeps its shape when a corner moves', () => {
    const moved = moveCrop(NO_CROP, 'top-left', { x: 0.5, y: 0.1 });
    const kept = keepRatio(moved, 'top-left', { picture: WIDE, ratio: 16 / 9 });
    expect(rounded(kept)).toEqual({ left: 0.5, top: 0.5, right: 0, bottom: 0 });
  });
});
