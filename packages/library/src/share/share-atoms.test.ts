import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { EVERYTHING } from '../filter/library-address.ts';
import { itemsAtom, searchAtom } from '../library-atoms.ts';
import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { switchShareAtom } from './share-atoms.ts';

const { id } = anItem(0);

async function aStore(api = libraryServer(someItems(2))) {
  const store = createStore();
  atLibrary(api)(store);
  await store.set(searchAtom, EVERYTHING);
  return store;
}

describe('the link of a clip', () => {
  it('is known wherever the clip is, from when it is on until it is off', async () => {
    const store = await aStore();
    const on = await store.set(switchShareAtom, { id, isOn: true, allowRemix: false });
    expect(on).toMatchObject({ ok: true, value: { allowRemix: false } });
    expect(store.get(itemsAtom).map((item) => item.share?.allowRemix)).toEqual([false, undefined]);
    expect(await store.set(switchShareAtom, { id, isOn: false, allowRemix: false })).toEqual({ ok: true, value: null });
    expect(store.get(itemsAtom)[0]?.share).toBeNull();
  });

  it('is off where it was switched off elsewhere', async () => {
    const store = await aStore(libraryServer(someItems(1), { stopSharing: { refuse: 'unknown-creation' } }));
    expect(await store.set(switchShareAtom, { id, isOn: false, allowRemix: true })).toEqual({ ok: true, value: null });
  });

  it('stays as it is where nobody could be asked', async () => {
    const store = await aStore(libraryServer(someItems(1), { shareCreation: { offline: true } }));
    expect(await store.set(switchShareAtom, { id, isOn: true, allowRemix: true })).toMatchObject({
      failure: { kind: 'unreachable' },
    });
    expect(store.get(itemsAtom)[0]?.share).toBeNull();
  });
});
