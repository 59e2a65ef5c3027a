import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';

import { applyEditAtom, openDocumentAtom } from './document-atoms.ts';
import { lengthAtom, trackAtomAt, trackCountAtom } from './track-atoms.ts';

it('tells of a track only when that track changes', () => {
  const store = createStore();
  const clip = { ...aClip({ id: 'one', start: 0, duration: 50 }), trackId: 'video' };
  store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ kind: 'audio' }), aTrack({ clips: [clip] })] }));
  const [heardAudio, heardVideo] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.sub(trackAtomAt(0), heardAudio);
  store.sub(trackAtomAt(1), heardVideo);
  const change = { table: 'clip', id: 'one', before: clip, after: { ...clip, start: 30 } } as const;
  store.set(applyEditAtom, { label: 'move', changes: [change], selection: [] });
  expect([heardAudio, heardVideo].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(store.get(trackAtomAt(1))?.clips[0]?.start).toBe(30);
  expect(store.get(trackAtomAt(2))).toBeNull();
  expect(trackAtomAt(1)).toBe(trackAtomAt(1));
  expect([store.get(trackCountAtom), store.get(lengthAtom)]).toEqual([2, 80]);
});
