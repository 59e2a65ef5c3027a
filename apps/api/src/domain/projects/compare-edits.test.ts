import type { Change, Clip, Edit } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { addClip, aDocument, anEdit, aTrack, aVideoClip, rename } from '../../testing/projects/timelines.ts';
import { compareEdits } from './compare-edits.ts';

const SECOND = 240_000;
const first = aVideoClip();
const second = aVideoClip({ id: 'c2', start: 2 * SECOND });
const marker = { id: 'm', time: 0, label: 'here', colour: 'teal' } as const;
const document = aDocument({
  tracks: [aTrack({ clips: [first, second] }), aTrack({ id: 'v2', name: 'Video 2' })],
  markers: [marker],
});

const problemOf = (...edits: readonly Edit[]) => compareEdits(document, edits);
const clip = (before: Clip | null, after: Clip | null): Edit =>
  anEdit({ table: 'clip', id: (before ?? after)?.id ?? '', before, after });
const shift = (from: number, by: number, trackId = 'v1'): Edit => anEdit({ table: 'shift', trackId, from, by });
const track = (change: Partial<Extract<Change, { table: 'track' }>>): Edit =>
  anEdit({ table: 'track', id: 'v2', before: null, after: null, from: null, to: null, ...change });

describe('edits that fit', () => {
  it('see what those before them have done', () => {
    const moved = { ...second, start: 3 * SECOND, trackId: 'v2' };
    const later = { ...moved, start: 4 * SECOND };
    expect(
      problemOf(
        clip(second, moved),
        shift(SECOND, SECOND, 'v2'),
        clip(later, null),
        addClip(second),
        rename('A boat', 'B'),
      ),
    ).toBeUndefined();
    expect(problemOf(rename('A boat', 'B'), rename('B', 'C'))).toBeUndefined();
  });

  it('take the fields of what is there in any order', () => {
    const turned = Object.fromEntries(Object.entries(first).toReversed()) as typeof first; // The same fields.
    expect(problemOf(clip(turned, null))).toBeUndefined();
  });

  it('put tracks and markers where they say', () => {
    const [low, high] = [aTrack(), aTrack({ id: 'v2', name: 'Video 2' })];
    expect(problemOf(track({ before: high, after: high, from: 1, to: 0 }))).toBeUndefined();
    expect(
      problemOf(
        track({ before: high, from: 1 }),
        anEdit({ table: 'track', id: 'v1', before: low, after: { ...low, name: 'Low' }, from: 0, to: 0 }),
        anEdit({ table: 'marker', id: 'm', before: marker, after: null, from: 0, to: null }),
      ),
    ).toBeUndefined();
  });

  it('shift a track before a clip of it gets shorter', () => {
    const shorter = { ...first, duration: SECOND / 2 };
    expect(problemOf(shift(2 * SECOND, -1.5 * SECOND), clip(first, shorter))).toBeUndefined();
  });
});

describe('edits that do not fit', () => {
  it.each([
    ['a clip that is another', clip({ ...first, start: 1 }, null), { problem: 'before-differs', id: 'c1' }],
    ['a clip that is gone', clip(aVideoClip({ id: 'c9' }), null), { problem: 'before-differs', id: 'c9' }],
    ['a clip that is there already', addClip(first), { problem: 'before-differs', id: 'c1' }],
    ['a clip on no track', addClip(aVideoClip({ id: 'c9', trackId: 'v9' })), { problem: 'unknown-track', id: 'c9' }],
    ['another name', rename('A ship', 'B'), { problem: 'before-differs', id: 'project' }],
    [
      'a list in the fields',
      anEdit({ table: 'project', id: 'project', before: {}, after: { tracks: [] } as object }),
      { problem: 'unknown-field', id: 'project' },
    ],
    [
      'a field without its before',
      anEdit({ table: 'project', id: 'project', before: {}, after: { width: 1 } }),
      { problem: 'before-differs', id: 'project' },
    ],
    ['a shift of no track', shift(0, 1, 'v9'), { problem: 'unknown-track', id: 'v9' }],
    ['a shift before the start', shift(0, -1), { problem: 'shift-crosses', id: 'v1' }],
    ['a shift over what stays', shift(SECOND, -2 * SECOND), { problem: 'shift-crosses', id: 'v1' }],
    [
      'a track with clips that goes',
      anEdit({ table: 'track', id: 'v1', before: aTrack(), after: null, from: 0, to: null }),
      { problem: 'track-not-empty', id: 'v1' },
    ],
    [
      'a track that comes with clips',
      track({ id: 'v3', after: aTrack({ id: 'v3', clips: [first] }), to: 0 }),
      { problem: 'track-not-empty', id: 'v3' },
    ],
    [
      'a track at another place',
      track({ before: aTrack({ id: 'v2', name: 'Video 2' }), from: 0 }),
      { problem: 'before-differs', id: 'v2' },
    ],
    [
      'a track behind the last',
      track({ id: 'v3', after: aTrack({ id: 'v3' }), to: 3 }),
      { problem: 'no-such-place', id: 'v3' },
    ],
  ])('are %s', (_name, edit, told) => {
    expect(problemOf(edit)).toEqual(told);
  });

  it('are more shifts than a server wants to make', () => {
    const clips = Array.from({ length: 1000 }, (_, place) => aVideoClip({ id: `c${place}`, start: place * SECOND }));
    const long = aDocument({ tracks: [aTrack({ clips })] });
    const shifts = Array.from({ length: 1001 }, () => ({ table: 'shift', trackId: 'v1', from: 0, by: 1 }) as const);
    expect(compareEdits(long, [anEdit(...shifts.slice(1))])).toBeUndefined();
    expect(compareEdits(long, [anEdit(...shifts)])).toEqual({ problem: 'too-many-shifts', id: 'v1' });
  });
});
