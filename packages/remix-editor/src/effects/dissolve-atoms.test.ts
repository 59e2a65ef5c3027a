import { aClip, aDocument, aTrack, someMedia } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { documentAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom } from '../state/media-atoms.ts';
import { selectClipsAtom } from '../state/selection-atoms.ts';
import { addDissolveAtom, openCutsAtom } from './dissolve-atoms.ts';

const SECOND = 240_000;

function aStore() {
  const store = createStore();
  const clips = [
    aClip({ id: 'a', duration: 2 * SECOND }),
    aClip({ id: 'b', start: 2 * SECOND, duration: SECOND }),
    aClip({ id: 'c', start: 9 * SECOND }),
  ];
  const known = { name: '', url: '', poster: null, sprite: null, proxy: null, peaks: null, isPreparing: false };
  store.set(
    learnMediaAtom,
    Object.fromEntries(Object.entries(someMedia).map(([id, facts]) => [id, { ...facts, ...known }])),
  );
  store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ clips })] }));
  return store;
}

it('finds the cuts of what is selected, and only where clips touch', () => {
  const store = aStore();
  const cuts = (...ids: string[]) => {
    store.set(selectClipsAtom, ids);
    return store.get(openCutsAtom).map(({ left, right }) => `${left.id}${right.id}`);
  };
  expect([cuts(), cuts('a'), cuts('b'), cuts('c')]).toEqual([[], ['ab'], ['ab'], []]);
});

it('dissolves for a second at most, once', () => {
  const store = aStore();
  store.set(selectClipsAtom, ['b']);
  store.set(addDissolveAtom);
  expect(store.get(documentAtom).transitions).toMatchObject([{ leftId: 'a', rightId: 'b', duration: SECOND }]);
  store.set(selectClipsAtom, ['b']);
  expect(store.get(openCutsAtom)).toEqual([]);
});
