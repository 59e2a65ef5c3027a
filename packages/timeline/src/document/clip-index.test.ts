import { describe, expect, it } from 'vitest';

import { aClip, aDocument, aTimelineOf, aTrack } from '../fixtures.ts';
import { clipById, clipsSharing, findClip, placeInTrack, rememberTrack } from './clip-index.ts';
import { firstEndingAfter, firstFrom } from './clip-order.ts';

describe('clips by id', () => {
  it('are found in whatever track they are', () => {
    const document = aTimelineOf(500);
    expect(clipById(document, 'clip-321')?.name).toBe('clip 321');
    expect(findClip(document, 'clip-321')?.track.id).toBe('video-1');
    expect(clipById(document, 'nobody')).toBeUndefined();
  });

  it('are found where many places have changed', () => {
    const clips = Array.from({ length: 50 }, (_, place) => aClip({ id: `${place}`, start: place * 10, duration: 10 }));
    const track = aTrack({ clips });
    expect(placeInTrack(track, '49')).toBe(49);
    const late = rememberTrack({ ...track, clips: track.clips.slice(30) }, track, []);
    expect(placeInTrack(late, '49')).toBe(19);
    expect(placeInTrack(late, '3')).toBe(-1);
    expect(placeInTrack(track, '3')).toBe(3);
  });

  it('are indexed again where most of what is known is gone', () => {
    const clips = Array.from({ length: 1500 }, (_, place) => aClip({ id: `${place}`, start: place, duration: 1 }));
    const track = aTrack({ clips });
    expect(placeInTrack(track, '7')).toBe(7);
    const left = rememberTrack({ ...track, clips: track.clips.slice(5, 8) }, track, [aClip({ id: 'new' })]);
    expect(findClip(aDocument({ tracks: [left] }), '7')?.place).toBe(2);
  });
});

describe('clips of a link or a group', () => {
  const pair = [aClip({ linkId: 'pair' }), aClip({ id: 'sound', kind: 'audio', linkId: 'pair', groupId: 'scene' })];
  const [picture, sound] = pair.map((clip) => aTrack({ id: clip.trackId, clips: [clip] }));

  it('are found on all tracks, by the one or the other', () => {
    if (!picture || !sound) throw new Error('A track is missing.');
    const document = aDocument({ tracks: [sound, picture] });
    expect(clipsSharing(document, 'linkId', 'pair').map(({ clip }) => clip.id)).toEqual(['sound', 'clip']);
    expect(clipsSharing(document, 'groupId', 'scene').map(({ clip }) => clip.id)).toEqual(['sound']);
    expect(clipsSharing(document, 'groupId', 'pair')).toEqual([]);
  });

  it('are told to later versions of a track', () => {
    const track = aTrack({ clips: [aClip()] });
    expect(clipsSharing(aDocument({ tracks: [track] }), 'linkId', 'pair')).toEqual([]);
    const linked = aClip({ linkId: 'pair' });
    const next = rememberTrack({ ...track, clips: [linked] }, track, [linked]);
    expect(clipsSharing(aDocument({ tracks: [next] }), 'linkId', 'pair')).toHaveLength(1);
    expect(clipsSharing(aDocument({ tracks: [track] }), 'linkId', 'pair')).toEqual([]);
  });
});

describe('places by time', () => {
  const clips = [aClip({ start: 0, duration: 10 }), aClip({ start: 20, duration: 10 })];

  it.each([
    [0, 0, 0],
    [5, 1, 0],
    [10, 1, 1],
    [20, 1, 1],
    [29, 2, 1],
    [30, 2, 2],
  ])('at %i', (time, starting, ending) => {
    expect(firstFrom(clips, time)).toBe(starting);
    expect(firstEndingAfter(clips, time)).toBe(ending);
  });
});
