import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { noRelatives, readRelativesAtom } from './relatives-atoms.ts';

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
    const first = await store.set(readRelativesAtom, noRelatives(clip.id));
    expect(first).toMatchObject({ of: clip.id, ancestors: [{ id: anItem(30).id }], made: { length: 12 } });
    const all = await store.set(readRelativesAtom, first);
    expect(all.made.map(({ id }) => id)).toEqual(children.map(({ id }) => id));
    expect(all.next).toBeNull();
  });

  it('are those that are known where they cannot be had', async () => {
    const store = aStore(libraryServer(someItems(1), { libraryRelatives: { offline: true } }));
    expect(await store.set(readRelativesAtom, noRelatives('x'))).toEqual(noRelatives('x'));
  });
});
