import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { filmTilesOf, sourceTimeOf } from './film-tiles.ts';

const SECOND = TICKS_PER_SECOND;
const clip = aClip({ start: 0, duration: 4 * SECOND, sourceIn: 6 * SECOND, sourceDuration: 4 * SECOND });
const strip = { clip, length: 12 * SECOND, aspect: 1, zoom: 60, within: 512 };

describe('the strip of a clip', () => {
  it('shows the pictures of the part it uses', () => {
    const tiles = filmTilesOf({ ...strip, box: { clip, x: 0, y: 4, width: 240, height: 60 } });
    expect(tiles.map(({ row, column }) => row * 4 + column)).toEqual([6, 7, 8, 9]);
    expect(tiles.map(({ x }) => x)).toEqual([0, 60, 120, 180]);
  });

  it('shows only what is within its tile, the last picture in part', () => {
    const before = filmTilesOf({ ...strip, box: { clip, x: -130, y: 4, width: 220, height: 60 } });
    expect(before.map(({ x }) => x)).toEqual([-10, 50]);
    expect(before.at(-1)).toMatchObject({ width: 40, share: 40 / 60 });
    const after = filmTilesOf({ ...strip, within: 100, box: { clip, x: 20, y: 4, width: 240, height: 60 } });
    expect(after.map(({ x }) => x)).toEqual([20, 80]);
  });

  it('runs backwards where the clip does, and faster', () => {
    expect(sourceTimeOf({ ...clip, reversed: true }, SECOND)).toBe(9 * SECOND);
    expect(sourceTimeOf({ ...clip, speed: { num: 2, den: 1 } }, SECOND)).toBe(8 * SECOND);
    expect(filmTilesOf({ ...strip, length: 0, box: { clip, x: 0, y: 4, width: 60, height: 60 } })).toMatchObject([
      { row: 0, column: 0 },
    ]);
  });
});
