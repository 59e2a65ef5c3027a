import { aClip, aDocument, aTrack, someMedia } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { documentAtom, gestureAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom } from '../state/media-atoms.ts';
import { selectClipsAtom } from '../state/selection-atoms.ts';
import { NO_CROP } from './crop-edges.ts';
import { croppableAtom, isCroppingAtom, setCroppingAtom, showUncroppedAtom } from './cropping-atoms.ts';

const known = { name: '', url: '', poster: null, sprite: null, proxy: null, peaks: null, isPreparing: false };

function aStore() {
  const store = createStore();
  const media = Object.entries(someMedia).map(([id, facts]) => [id, { ...facts, ...known }]);
  const song = aClip({ id: 'song', kind: 'audio', mediaId: 'upload:music' });
  const { frame, ...fox } = aClip({ id: 'fox' });
  const cropped = { ...fox, frame: { ...frame, crop: { left: 0.2, top: 0, right: 0, bottom: 0 }, rotation: 30 } };
  store.set(learnMediaAtom, Object.fromEntries(media));
  store.set(
    openDocumentAtom,
    aDocument({ tracks: [aTrack({ kind: 'audio', clips: [song] }), aTrack({ clips: [cropped] })] }),
  );
  return store;
}

it('goes for one clip with a picture alone', () => {
  const store = aStore();
  store.set(setCroppingAtom, true);
  const croppable = (...ids: string[]) => {
    store.set(selectClipsAtom, ids);
    return [store.get(croppableAtom)?.clip.id, store.get(isCroppingAtom)];
  };
  expect(croppable('fox')).toEqual(['fox', true]);
  expect([croppable(), croppable('song'), croppable('fox', 'song')]).toEqual([
    [undefined, false],
    [undefined, false],
    [undefined, false],
  ]);
});

it('shows all of the picture upright, and nothing of that afterwards', () => {
  const store = aStore();
  store.set(showUncroppedAtom, { document: store.get(documentAtom), clipId: 'fox' });
  const shown = store.get(gestureAtom)?.tracks[1]?.clips[0];
  expect(shown && 'frame' in shown && shown.frame).toMatchObject({ crop: NO_CROP, rotation: 0, fit: 'contain' });
  store.set(setCroppingAtom, false);
  expect(store.get(gestureAtom)).toBeNull();
});
