import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClip, aDocument, aTimelineOf, aTrack, anEmptyTimeline } from '../fixtures.ts';
import { endOf } from './clip-order.ts';
import { nearestSnap, snapTargets } from './snapping.ts';
import { durationOf, visibleClips } from './visible-clips.ts';

const SECOND = 240_000;

describe('visible clips', () => {
  const [, track] = aTimelineOf(400).tracks;

  it('are those that a linear filter finds', () => {
    if (!track) throw new Error('The track is missing.');
    const time = fc.nat(120 * SECOND);
    const check = fc.property(time, time, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
      const expected = track.clips.filter((clip) => clip.start < to && endOf(clip) > from);
      expect(visibleClips(track, from, to)).toEqual(expected);
    });
    fc.assert(check);
  });
});

describe('the duration', () => {
  it('is where the last clip of all tracks ends', () => {
    const late = aTrack({ id: 'upper', clips: [aClip({ id: 'late', start: 5 * SECOND })] });
    expect(durationOf(aDocument({ tracks: [late, aTrack({ clips: [aClip()] })] }))).toBe(7 * SECOND);
    expect(durationOf(anEmptyTimeline())).toBe(0);
  });
});

describe('snapping', () => {
  const clips = [aClip({ id: 'one', start: 100, duration: 100 }), aClip({ id: 'two', start: 300, duration: 50 })];
  const markers = [
    { id: 'mark', time: 240, label: '', colour: 'teal' } as const,
    { id: 'same', time: 300, label: '', colour: 'red' } as const,
  ];
  const document = aDocument({ tracks: [aTrack({ clips })], markers });

  it.each([
    [95, 8, 100, 'edge'],
    [105, 8, 100, 'edge'],
    [120, 8, undefined, undefined],
    // Half way between an edge and a marker.
    [220, 30, 200, 'edge'],
    // Half way between a marker and the playhead.
    [250, 30, 260, 'playhead'],
    [296, 8, 300, 'edge'],
    [304, 8, 300, 'edge'],
    [400, 50, 350, 'edge'],
    [0, 100, 100, 'edge'],
  ])('at %i within %i takes %s, %s', (...[time, within, target, kind]) => {
    const found = nearestSnap(snapTargets(document, { playhead: 260 }), time, within);
    expect(found?.time).toBe(target);
    expect(found?.kind).toBe(kind);
  });

  it('between two times are those of all that lie there', () => {
    const many = aTimelineOf(60);
    const time = fc.nat(20 * SECOND);
    const check = fc.property(time, time, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const expected = snapTargets(many, { playhead: SECOND }).filter(
        (target) => target.time >= from && target.time <= to,
      );
      expect(snapTargets(many, { playhead: SECOND, between: { from, to } })).toEqual(expected);
    });
    fc.assert(check);
    const edges = snapTargets(document, { between: { from: 200, to: 300 } });
    expect(edges.map(({ time: at }) => at)).toEqual([200, 240, 300, 300]);
  });

  it('never takes the own edges', () => {
    const targets = snapTargets(document, { without: new Set(['one']) });
    expect(targets.map(({ time }) => time)).toEqual([240, 300, 300, 350]);
  });
});
