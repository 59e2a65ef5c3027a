import { TICKS_PER_SECOND, type TimelineDocument } from '@kinora/contracts/timeline';
import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { clipsAhead, clipsKept } from './needed-clips.ts';

const at = (seconds: number) => seconds * TICKS_PER_SECOND;
const clips = [0, 1, 2, 3].map((place) =>
  aClip({ id: `clip-${place}`, start: at(place * 4), duration: at(4), sourceIn: at(1) }),
);
const document = (change: Partial<TimelineDocument> = {}) => aDocument({ tracks: [aTrack({ clips })], ...change });
const idsAhead = (time: number, rate: number, shown = document()) =>
  clipsAhead(shown, { time, rate }).map(({ clip, sourceTime }) => [clip.id, sourceTime / TICKS_PER_SECOND]);

describe('the clips that are needed soon', () => {
  it('has the next one a second before its cut, at its first frame', () => {
    expect(idsAhead(at(2.9), 1)).toEqual([['clip-0', 3.9]]);
    expect(idsAhead(at(3.1), 1)).toEqual([
      ['clip-0', 4.1],
      ['clip-1', 1],
    ]);
  });

  it('looks further at a higher speed, and the other way backwards', () => {
    expect(idsAhead(at(2), 2).map(([id]) => id)).toEqual(['clip-0', 'clip-1']);
    const [before] = idsAhead(at(4.5), -1);
    expect(before?.[0]).toBe('clip-0');
    expect(Number(before?.[1])).toBeCloseTo(5, 4);
  });

  it('counts from where a transition brings a clip in', () => {
    const transition = { id: 't', leftId: 'clip-0', rightId: 'clip-1', duration: at(2), kind: 'dissolve' };
    const shown = document({ transitions: [transition] });
    expect(idsAhead(at(2.1), 1, shown)).toEqual([
      ['clip-0', 3.1],
      ['clip-1', 0],
    ]);
  });

  it('leaves out what is hidden or only heard', () => {
    expect(idsAhead(0, 1, document({ tracks: [aTrack({ clips, hidden: true })] }))).toEqual([]);
    const sound = aTrack({ kind: 'audio', clips: [aClip({ kind: 'audio' })] });
    expect(idsAhead(0, 1, document({ tracks: [sound] }))).toEqual([]);
  });

  it('keeps what is seen within two seconds', () => {
    expect([...clipsKept(document(), at(5.9))]).toEqual(['clip-0', 'clip-1']);
    expect([...clipsKept(document(), at(6))]).toEqual(['clip-1']);
    expect([...clipsKept(document(), at(6.1))]).toEqual(['clip-1', 'clip-2']);
  });
});
