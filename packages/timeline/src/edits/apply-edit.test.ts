import type { Change, Edit } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { findClip } from '../document/clip-index.ts';
import { aClip, aDocument, aTrack } from '../fixtures.ts';
import { applyEdit, revertEdit } from './apply-edit.ts';

const one = aClip({ id: 'one', start: 0, duration: 10 });
const two = aClip({ id: 'two', start: 10, duration: 10 });
const three = aClip({ id: 'three', start: 30, duration: 10 });
const document = aDocument({
  tracks: [aTrack({ kind: 'audio' }), aTrack({ clips: [one, two, three] }), aTrack({ id: 'upper' })],
  markers: [{ id: 'mark', time: 5, label: 'here', colour: 'teal' }],
});

const edit = (...changes: readonly Change[]): Edit => ({ label: 'batch', changes, selection: [] });
const idsOn = (after: typeof document, track: string) =>
  after.tracks.find(({ id }) => id === track)?.clips.map(({ id, start }) => `${id} ${start}`);

describe('an edit', () => {
  it.each<[string, Edit, Record<string, readonly string[]>]>([
    [
      'replaces a clip where it stands',
      edit({ table: 'clip', id: 'two', before: two, after: { ...two, name: 'owl' } }),
      { video: ['one 0', 'two 10', 'three 30'] },
    ],
    [
      'puts a moved clip in order',
      edit({ table: 'clip', id: 'one', before: one, after: { ...one, start: 20 } }),
      { video: ['two 10', 'one 20', 'three 30'] },
    ],
    [
      'moves a clip to another track',
      edit({ table: 'clip', id: 'two', before: two, after: { ...two, trackId: 'upper' } }),
      { video: ['one 0', 'three 30'], upper: ['two 10'] },
    ],
    [
      'closes a gap with one change',
      edit(
        { table: 'clip', id: 'one', before: one, after: null },
        { table: 'shift', trackId: 'video', from: 10, by: -10 },
      ),
      { video: ['two 0', 'three 20'] },
    ],
    [
      'lets clips change places',
      edit(
        { table: 'clip', id: 'one', before: one, after: { ...one, start: 10 } },
        { table: 'clip', id: 'two', before: two, after: { ...two, start: 0 } },
      ),
      { video: ['two 0', 'one 10', 'three 30'] },
    ],
  ])('%s, and back', (_, change, tracks) => {
    const after = applyEdit(document, change);
    for (const [track, clips] of Object.entries(tracks)) expect(idsOn(after, track)).toEqual(clips);
    expect(JSON.stringify(revertEdit(after, change))).toBe(JSON.stringify(document));
  });

  it('leaves what it does not touch the same object', () => {
    const after = applyEdit(document, edit({ table: 'clip', id: 'two', before: two, after: null }));
    expect(after.tracks[0]).toBe(document.tracks[0]);
    expect(after.tracks[1]).not.toBe(document.tracks[1]);
    expect(after.markers).toBe(document.markers);
  });

  it('takes tracks out with their clips and in again at their place', () => {
    const [, track] = document.tracks;
    if (!track) throw new Error('The track is missing.');
    const change = edit(
      ...[one, two, three].map((clip) => ({ table: 'clip', id: clip.id, before: clip, after: null }) as const),
      { table: 'track', id: 'video', before: { ...track, clips: [] }, after: null, from: 1, to: null },
    );
    const after = applyEdit(document, change);
    expect(after.tracks.map(({ id }) => id)).toEqual(['audio', 'upper']);
    expect(JSON.stringify(revertEdit(after, change))).toBe(JSON.stringify(document));
  });

  it('keeps the clips of a track that is renamed and moved', () => {
    const [, track] = document.tracks;
    if (!track) throw new Error('The track is missing.');
    const before = { ...track, clips: [] };
    const change = edit({ table: 'track', id: 'video', before, after: { ...before, name: 'Foxes' }, from: 1, to: 2 });
    const after = applyEdit(document, change);
    expect(after.tracks.map(({ name, clips }) => `${name} ${clips.length}`)).toEqual([' 0', ' 0', 'Foxes 3']);
    expect(JSON.stringify(revertEdit(after, change))).toBe(JSON.stringify(document));
  });

  it('writes the project and the lists, and back in order', () => {
    const [mark] = document.markers;
    if (!mark) throw new Error('The marker is missing.');
    const owls = { id: 'owls', time: 1, label: 'owls', colour: 'red' } as const;
    const change = edit(
      { table: 'project', id: 'project', before: { width: 1920 }, after: { width: 1080 } },
      { table: 'marker', id: 'owls', before: null, after: owls, from: null, to: 1 },
      { table: 'marker', id: 'mark', before: mark, after: null, from: 0, to: null },
    );
    const after = applyEdit(document, change);
    expect(after.width).toBe(1080);
    expect(after.markers).toEqual([owls]);
    expect(JSON.stringify(revertEdit(after, change))).toBe(JSON.stringify(document));
  });

  it('takes away a field that a project did not have', () => {
    const { name: _, ...rest } = document;
    const nameless = { ...rest, name: undefined } as unknown as typeof document;
    const bare = JSON.parse(JSON.stringify(nameless));
    const change = edit({ table: 'project', id: 'project', before: {}, after: { name: 'Owls' } });
    const back = { ...change, changes: [{ table: 'project', id: 'project', before: {}, after: { name: 'Owls' } }] };
    const after = applyEdit(bare, change);
    expect(after.name).toBe('Owls');
    expect(JSON.stringify(revertEdit(after, { ...change, ...back, label: 'batch' } as Edit))).toBe(
      JSON.stringify(bare),
    );
  });

  it('keeps fields that no build knows', () => {
    const future = { ...document, future: { deep: [1, 2] } };
    const change = edit({ table: 'clip', id: 'two', before: two, after: null });
    expect(applyEdit(future, change)).toHaveProperty('future', { deep: [1, 2] });
  });

  it('lets every clip be found afterwards', () => {
    expect(findClip(document, 'three')?.place).toBe(2);
    const owl = aClip({ id: 'owl', start: 20, duration: 5 });
    const change = edit({ table: 'clip', id: 'owl', before: null, after: owl });
    const after = applyEdit(document, change);
    expect(findClip(after, 'owl')?.place).toBe(2);
    expect(findClip(after, 'three')?.place).toBe(3);
    expect(findClip(document, 'owl')).toBeUndefined();
    expect(findClip(revertEdit(after, change), 'three')?.place).toBe(2);
  });
});
