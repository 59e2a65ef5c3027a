import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { runCommandAtom } from './command-atoms.ts';
import { openDocumentAtom } from './document-atoms.ts';
import { nameMarkerAtom, namedMarkerAtom, selectedMarkerAtom, selectMarkerAtom } from './marker-atoms.ts';
import { selectClipsAtom, selectionAtom } from './selection-atoms.ts';

function aStore() {
  const store = createStore();
  const markers = [{ id: 'm', time: 0, label: '', colour: 'lamp' }] as const;
  store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ clips: [aClip()] })], markers }));
  return store;
}

it('selects a marker or clips, never both', () => {
  const store = aStore();
  store.set(selectClipsAtom, ['clip']);
  store.set(selectMarkerAtom, 'm');
  expect(store.get(selectionAtom).size).toBe(0);
  expect(store.get(selectedMarkerAtom)?.id).toBe('m');
  store.set(selectClipsAtom, ['clip']);
  expect(store.get(selectedMarkerAtom)).toBeNull();
});

it('has none selected that is gone', () => {
  const store = aStore();
  store.set(selectMarkerAtom, 'm');
  store.set(runCommandAtom, { op: 'removeMarker', id: 'm' });
  expect(store.get(selectedMarkerAtom)).toBeNull();
});

it('selects the marker that is named', () => {
  const store = aStore();
  store.set(nameMarkerAtom, 'm');
  expect(store.get(selectedMarkerAtom)?.id).toBe('m');
  store.set(nameMarkerAtom, null);
  expect(store.get(namedMarkerAtom)).toBeNull();
  expect(store.get(selectedMarkerAtom)?.id).toBe('m');
});
