import { expect, it } from 'vitest';

import { tileAt, tileBoxes } from './sprite-tiles.ts';

it('cuts a sprite into twelve tiles, row by row', () => {
  const boxes = tileBoxes({ width: 1280, height: 540 });
  expect(boxes).toHaveLength(12);
  expect(boxes[5]).toEqual({ x: 320, y: 180, width: 320, height: 180 });
});

it('takes the tile whose twelfth holds the moment', () => {
  expect([0, 99, 100, 1199, 1200, -5].map((time) => tileAt(time, 1200))).toEqual([0, 0, 1, 11, 11, 0]);
  expect(tileAt(500, null)).toBe(0);
});
