import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import {
  addPictureAtom,
  decodePictureAtom,
  ownPicturesAtom,
  refusalsAtom,
  removePictureAtom,
} from './picture-atoms.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);

function aStore() {
  const store = createStore();
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 3, height: 4, url: 'blob:none' }) });
  return store;
}

it('keeps the picture before when a file is refused, and says why until one is taken', async () => {
  const store = aStore();
  await store.set(addPictureAtom, { place: 'first', file: new File([PNG], 'deer.png') });
  await store.set(addPictureAtom, { place: 'first', file: new File(['text'], 'notes.txt') });
  expect(store.get(ownPicturesAtom).first?.name).toBe('deer.png');
  expect(store.get(refusalsAtom).first).toEqual({ reason: 'not-a-picture', name: 'notes.txt' });
  await store.set(addPictureAtom, { place: 'first', file: new File([PNG], 'fox.png') });
  expect([store.get(ownPicturesAtom).first?.name, store.get(refusalsAtom)]).toEqual(['fox.png', {}]);
});

it('keeps the places apart', async () => {
  const store = aStore();
  await store.set(addPictureAtom, { place: 'first', file: new File([PNG], 'deer.png') });
  await store.set(addPictureAtom, { place: 'second', file: new File([PNG], 'fox.png') });
  store.set(removePictureAtom, 'first');
  expect(Object.keys(store.get(ownPicturesAtom))).toEqual(['second']);
});
