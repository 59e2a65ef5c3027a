import { aShareLink } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { EVERYTHING } from '../filter/library-address.ts';
import { itemsAtom, searchAtom } from '../library-atoms.ts';
import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { changeShareAtom } from './change-share-atom.ts';

it('keeps the link with its clip alone', async () => {
  const store = createStore();
  atLibrary(libraryServer(someItems(2)))(store);
  await store.set(searchAtom, EVERYTHING);
  const link = aShareLink();
  store.set(changeShareAtom, { id: anItem(0).id, share: link });
  expect(store.get(itemsAtom).map(({ share }) => share)).toEqual([link, null]);
  store.set(changeShareAtom, { id: anItem(0).id, share: null });
  expect(store.get(itemsAtom)[0]?.share).toBeNull();
});
