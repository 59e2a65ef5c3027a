import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { createRelatives } from './relatives-atoms.ts';

function aStore(api = libraryServer()) {
  const store = createStore();
  atLibrary(api)(store);
  return store;
}

const clip = anItem(20);
const children = Array.from({ length: 14 }, (_, place) => anItem(place, { parents: [clip.id] }));

describe('relatives of a clip', () => {
  it('are read a page at a time', async () => {
    const store = aStore(libraryServer([...children, anItem(20, { parents: [anItem(30).id] }), anItem(30)]));
    const relatives = createRelatives(clip.id);
    await store.set(relatives.loadAtom);
    const ancestors = [{ id: anItem(30).id }];
    expect(store.get(relatives.knownAtom)).toMatchObject({ value: { ancestors, items: { length: 12 } } });
    await store.set(relatives.loadMoreAtom);
    const all = children.map(({ id }) => ({ id }));
    expect(store.get(relatives.knownAtom)).toMatchObject({ value: { ancestors, items: all, next: null } });
  });

  it('may fail to come', async () => {
    const store = aStore(libraryServer(someItems(1), { libraryRelatives: { offline: true } }));
    const relatives = createRelatives('x');
    await store.set(relatives.loadAtom);
    expect(store.get(relatives.knownAtom).state).toBe('failed');
  });
});
