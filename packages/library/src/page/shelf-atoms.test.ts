// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';

import { EVERYTHING } from '../filter/library-address.ts';
import { itemsAtom } from '../library-atoms.ts';
import { chooseAtom, chosenAtom } from '../selection-atoms.ts';
import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { createShelf } from './shelf-atoms.ts';

it('is looked for when it is shown, with nothing chosen', async () => {
  const api = libraryServer(someItems(3));
  const store = createStore();
  atLibrary(api)(store);
  const everythingAtom = createShelf(EVERYTHING);
  expect([store.get(everythingAtom).state, api.calls]).toEqual(['loading', []]);
  const leave = store.sub(everythingAtom, () => {});
  await vi.waitFor(() => expect(store.get(everythingAtom).state).toBe('ready'));
  expect(store.get(itemsAtom)).toHaveLength(3);
  store.set(chooseAtom, anItem(1));
  leave();
  store.sub(createShelf({ ...EVERYTHING, text: 'boat' }), () => {});
  expect(store.get(chosenAtom).count).toBe(0);
  await vi.waitFor(() => expect(api.calls).toMatchObject([{ input: { shelf: 'all' } }, { input: { text: 'boat' } }]));
});
