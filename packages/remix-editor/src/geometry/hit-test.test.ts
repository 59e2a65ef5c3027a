import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { aClip, aTrack } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { clipsInBox, hitAt } from './hit-test.ts';
import { rowsOf } from './rows.ts';
import { pixelsAt } from './time-scale.ts';

const SECOND = TICKS_PER_SECOND;
const ZOOM = 50;
const at = (seconds: number, y: number) => ({ x: pixelsAt(seconds * SECOND, ZOOM), y });

const rows = rowsOf([
  aTrack({ kind: 'audio', clips: [aClip({ id: 'song', kind: 'audio', start: 0, duration: 20 * SECOND })] }),
  aTrack({
    clips: [
      aClip({ id: 'one', start: 0, duration: 4 * SECOND }),
      aClip({ id: 'two', start: 4 * SECOND, duration: 4 * SECOND }),
      aClip({ id: 'three', start: 10 * SECOND, duration: 4 * SECOND }),
    ],
  }),
]);

describe('what lies under the pointer', () => {
  it('is a clip, by its edges or its middle', () => {
    expect(hitAt(rows, at(2, 30), ZOOM)).toMatchObject({ clip: { id: 'one' }, zone: 'body', cut: null });
    expect(hitAt(rows, at(10.05, 30), ZOOM)).toMatchObject({ clip: { id: 'three' }, zone: 'start', cut: null });
    expect(hitAt(rows, at(13.95, 30), ZOOM)).toMatchObject({ clip: { id: 'three' }, zone: 'end', cut: null });
    expect(hitAt(rows, at(5, 100), ZOOM)).toMatchObject({ clip: { id: 'song' }, track: { kind: 'audio' } });
  });

  it('is a cut where two clips touch', () => {
    const cut = { left: { id: 'one' }, right: { id: 'two' } };
    expect(hitAt(rows, at(3.95, 30), ZOOM)).toMatchObject({ clip: { id: 'one' }, zone: 'end', cut });
    expect(hitAt(rows, at(4.05, 30), ZOOM)).toMatchObject({ clip: { id: 'two' }, zone: 'start', cut });
  });

  it('is nothing in a gap and outside the tracks', () => {
    expect(hitAt(rows, at(9, 30), ZOOM)).toMatchObject({ clip: null, track: { kind: 'video' }, time: 9 * SECOND });
    expect(hitAt(rows, at(9, 300), ZOOM)).toMatchObject({ clip: null, track: null });
  });

  it('leaves a middle to narrow clips', () => {
    expect(hitAt(rows, at(2, 30), 1)).toMatchObject({ zone: 'body' });
  });

  it('finds all clips that a box touches, drawn in any direction', () => {
    const inBox = clipsInBox(rows, { from: at(11, 90), to: at(5, 10) }, ZOOM);
    expect(inBox.map(({ id }) => id)).toEqual(['two', 'three', 'song']);
    expect(clipsInBox(rows, { from: at(8.5, 10), to: at(9.5, 70) }, ZOOM)).toEqual([]);
  });
});
