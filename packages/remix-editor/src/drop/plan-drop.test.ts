import { TICKS_PER_SECOND, type Clip } from '@kinora/contracts/timeline';
import { aClip, aDocument, aTextClip, aTrack } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { xAt } from '../timeline-view/testing/a-surface.ts';
import { indexForTrack, landingOf } from './plan-drop.ts';

const dragged = aClip({ id: 'dragged', name: 'New' });

describe('a landing', () => {
  const document = aDocument({
    tracks: [
      aTrack({ kind: 'audio' }),
      aTrack({ id: 'low' }),
      aTrack({ id: 'high' }),
      aTrack({ id: 'shut', locked: true }),
    ],
  });
  const landing = (y: number, clip: Clip = dragged) =>
    landingOf(document, { clip, place: { x: xAt(2.01), y }, zoom: 50 });

  it('is on a whole frame of the open track below the pointer, or the nearest', () => {
    expect(landing(100)).toEqual({ at: 2 * TICKS_PER_SECOND, trackId: 'high' });
    expect(landing(200).trackId).toBe('low');
    expect(landing(20).trackId).toBe('high');
    expect(landing(900).trackId).toBe('low');
    expect(landing(0, aTextClip()).trackId).toBeNull();
  });

  it('is on a new track above its like where there is none', () => {
    expect(indexForTrack(document.tracks, 'text')).toBe(4);
    expect(indexForTrack(document.tracks, 'audio')).toBe(1);
    expect(indexForTrack([], 'video')).toBe(0);
  });
});
