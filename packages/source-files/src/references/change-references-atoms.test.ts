import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { decodePictureAtom } from '../pictures/picture-atoms.ts';
import { changeReferencesAtom } from './change-references-atoms.ts';
import { ownReferencesAtom } from './references-atoms.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a];

it('adds files in their order, and removes one by its id', async () => {
  const store = createStore();
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: 'blob:none' }) });
  const files = ['one.png', 'two.png', 'three.png'].map((name) => new File([Uint8Array.from(PNG)], name));
  await store.set(changeReferencesAtom, { kind: 'add', files });
  const [, second] = store.get(ownReferencesAtom);
  await store.set(changeReferencesAtom, { kind: 'remove', id: second?.id ?? '' });
  expect(store.get(ownReferencesAtom).map(({ name }) => name)).toEqual(['one.png', 'three.png']);
});
