import { aDocument, someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { documentAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom } from '../state/media-atoms.ts';
import { addChosenAtom, addMediumAtom, chosenMediumAtom } from './add-clip-atoms.ts';

const FOX = 'creation:fox';
const fox = {
  ...someFacts(),
  name: 'fox',
  url: 'u',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};

it('puts a medium on the timeline, and again by a key', () => {
  const store = createStore();
  store.set(openDocumentAtom, aDocument());
  store.set(learnMediaAtom, { [FOX]: fox });
  store.set(addChosenAtom, 'append');
  expect(store.get(documentAtom).tracks.flatMap((track) => track.clips)).toEqual([]);
  store.set(addMediumAtom, { mediaId: FOX, mode: 'append' });
  store.set(addChosenAtom, 'append');
  const clips = store.get(documentAtom).tracks.flatMap((track) => track.clips);
  expect(clips.map(({ start }) => start / 2_400_000)).toEqual([0, 1]);
  expect(store.get(chosenMediumAtom)).toBe(FOX);
});
