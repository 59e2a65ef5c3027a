import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';

import { decodePictureAtom } from '../pictures/picture-atoms.ts';
import {
  addReferenceAtom,
  clearReferencesAtom,
  ownReferencesAtom,
  referenceCountAtom,
  referenceRefusalAtom,
  removeReferenceAtom,
} from './references-atoms.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);
const letGo = vi.fn<(url: string) => void>();

beforeEach(() => {
  letGo.mockClear();
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(letGo);
});

function aStore() {
  const store = createStore();
  let urls = 0;
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: `blob:${(urls += 1)}` }) });
  const add = (name: string, content: BlobPart = PNG) => store.set(addReferenceAtom, new File([content], name));
  const names = () => store.get(ownReferencesAtom).map(({ name }) => name);
  return { store, add, names };
}

it('puts pictures one behind the other, and says why a file is none', async () => {
  const { store, add, names } = aStore();
  await add('one.png');
  await add('notes.png', 'words');
  expect(store.get(referenceRefusalAtom)).toEqual({ reason: 'not-a-picture', name: 'notes.png' });
  await add('two.png');
  expect([names(), store.get(referenceRefusalAtom)]).toEqual([['one.png', 'two.png'], null]);
});

it('takes no more than the model that takes most, and lets go of what it does not keep', async () => {
  const { add, names } = aStore();
  for (let number = 1; number <= 8; number += 1) await add(`${number}.png`);
  expect(names()).toHaveLength(7);
  expect(letGo).toHaveBeenCalledExactlyOnceWith('blob:8');
});

it('moves the others up when one is removed', async () => {
  const { store, add, names } = aStore();
  for (const name of ['one.png', 'two.png', 'three.png']) await add(name);
  store.set(removeReferenceAtom, store.get(ownReferencesAtom)[1]?.id ?? '');
  store.set(removeReferenceAtom, 'nobody');
  expect(names()).toEqual(['one.png', 'three.png']);
  expect(letGo).toHaveBeenCalledExactlyOnceWith('blob:2');
  store.set(clearReferencesAtom);
  expect([store.get(referenceCountAtom), letGo.mock.calls.length]).toEqual([0, 3]);
});
