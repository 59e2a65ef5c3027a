import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip, aTrack } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { rowsOf, type Row } from '../../geometry/rows.ts';
import { boxesOf } from './clip-boxes.ts';

const SECOND = TICKS_PER_SECOND;

function rowWith(count: number, seconds: number): Row {
  const clips = Array.from({ length: count }, (_, place) =>
    aClip({ id: `c-${place}`, start: place * seconds * SECOND, duration: seconds * SECOND }),
  );
  const [row] = rowsOf([aTrack({ clips })]);
  if (!row) throw new Error('no row');
  return row;
}

describe('where clips are painted', () => {
  it('has a box for each clip a tile shows, with a seam between two', () => {
    const { boxes, bars } = boxesOf(rowWith(10, 1), { left: 512, width: 512, top: 0 }, 256);
    expect(boxes.map(({ clip, x, width }) => [clip.id, x, width])).toEqual([
      ['c-1', -244, 254],
      ['c-2', 12, 254],
      ['c-3', 268, 254],
    ]);
    expect(boxes[0]).toMatchObject({ y: 4, height: 68 });
    expect(bars).toEqual([]);
  });

  it('has one bar for many narrow clips that touch', () => {
    const { boxes, bars } = boxesOf(rowWith(200, 1), { left: 0, width: 512, top: 0 }, 1);
    expect(boxes).toEqual([]);
    expect(bars).toEqual([{ x: 12, width: 200 }]);
  });

  it('keeps bars apart where there is a gap', () => {
    const row = rowWith(3, 1);
    const gap = { ...row, track: { ...row.track, clips: row.track.clips.filter(({ id }) => id !== 'c-1') } };
    expect(boxesOf(gap, { left: 0, width: 512, top: 0 }, 2).bars).toHaveLength(2);
  });
});
