import { decodePictureAtom, changeReferencesAtom, ownReferencesAtom } from '@kinora/source-files';
// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { costAtom } from './cost-atoms.ts';
import { chooseAtom, chooseModelAtom, lostChoicesAtom, settingsAtom } from './draft-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

const files = ['one.png', 'two.png'].map((name) => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)], name));

function aStore() {
  const store = createStore();
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: 'blob:none' }) });
  const mode = () => store.get(settingsAtom).mode;
  const removeFirst = () =>
    store.set(changeReferencesAtom, { kind: 'remove', id: store.get(ownReferencesAtom)[0]?.id ?? '' });
  return { store, mode, removeFirst };
}

it('makes a clip of words one with references, and back when the last one is gone', async () => {
  const { store, mode, removeFirst } = aStore();
  expect(mode()).toBe('text');
  await store.set(changeReferencesAtom, { kind: 'add', files });
  expect([mode(), store.get(ownReferencesAtom).length, store.get(lostChoicesAtom)]).toEqual(['reference', 2, []]);
  await removeFirst();
  expect(mode()).toBe('reference');
  await removeFirst();
  expect(mode()).toBe('text');
});

it('names what a clip with references cannot be, at its true price', async () => {
  const { store } = aStore();
  store.set(chooseModelAtom, 'veo-3-1');
  store.set(chooseAtom, { name: 'seconds', value: 4 });
  expect(store.get(costAtom).each).toBe(32);
  await store.set(changeReferencesAtom, { kind: 'add', files });
  expect(store.get(lostChoicesAtom)).toEqual([{ name: 'seconds', from: 4, to: 8 }]);
  expect(store.get(costAtom).each).toBe(64);
});

it('goes back to words with a model that takes none, and keeps the pictures for the next', async () => {
  const { store, mode } = aStore();
  await store.set(changeReferencesAtom, { kind: 'add', files });
  store.set(chooseModelAtom, 'hailuo-02');
  expect([mode(), store.get(lostChoicesAtom)[0]]).toEqual(['text', { name: 'mode', from: 'reference', to: 'text' }]);
  store.set(chooseModelAtom, 'vidu-q1');
  expect([mode(), store.get(ownReferencesAtom).length]).toEqual(['reference', 2]);
});
