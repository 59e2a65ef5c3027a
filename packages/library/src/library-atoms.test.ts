import { apiClientAtom } from '@kinora/api-client';
import type { FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { changeItemsAtom, emptyTrashAtom } from './change/change-atoms.ts';
import { EVERYTHING } from './filter/library-address.ts';
import { itemsAtom, libraryStateAtom, moreAtom, searchAtom } from './library-atoms.ts';
import { loadOverviewAtom, overviewAtom } from './overview-atoms.ts';
import { chooseAllAtom, chooseAtom, chosenAtom } from './selection-atoms.ts';
import { anItem, atLibrary, libraryServer, someItems } from './testing/library-server.ts';

function aStore(items = someItems(150), answers: FakeAnswers = {}) {
  const api = libraryServer(items, answers);
  const store = createStore();
  atLibrary(api)(store);
  return { api, store, count: () => store.get(itemsAtom).length };
}

describe('a search', () => {
  it('reads page by page to the end, each clip once', async () => {
    const { store, count } = aStore();
    await store.set(searchAtom, EVERYTHING);
    expect([count(), store.get(libraryStateAtom)]).toEqual([60, { state: 'ready', failure: null, more: 'none' }]);
    await Promise.all([store.set(moreAtom), store.set(moreAtom)]);
    expect(count()).toBe(120);
    await store.set(moreAtom);
    await store.set(moreAtom);
    expect([count(), store.get(libraryStateAtom).more]).toEqual([150, 'end']);
  });

  it('shows the answer to the last question, whichever comes first', async () => {
    const { store } = aStore(someItems(3), {
      searchLibrary: ({ text = '' }) => ({
        data: { items: [anItem(text === '' ? 1 : 2)], next: null },
        delay: text === '' ? 50 : 1,
      }),
    });
    const slow = store.set(searchAtom, EVERYTHING);
    await store.set(searchAtom, { ...EVERYTHING, text: 'boat' });
    await slow;
    expect(store.get(itemsAtom)).toEqual([anItem(2)]);
  });

  it('says why there is nothing, and keeps what is there when more does not come', async () => {
    let isAway = true;
    const { store, count } = aStore(someItems(3), {
      searchLibrary: ({ cursor }) =>
        isAway || cursor !== undefined ? { offline: true } : { data: { items: someItems(2), next: 'x' } },
    });
    await store.set(searchAtom, EVERYTHING);
    expect(store.get(libraryStateAtom)).toMatchObject({ state: 'failed', failure: { kind: 'unreachable' } });
    isAway = false;
    await store.set(searchAtom, EVERYTHING);
    await store.set(moreAtom);
    expect([count(), store.get(libraryStateAtom).more]).toEqual([2, 'failed']);
  });

  it('asks nothing for a guest', async () => {
    const store = createStore();
    const api = libraryServer();
    store.set(apiClientAtom, api);
    await store.set(searchAtom, EVERYTHING);
    await store.set(loadOverviewAtom);
    expect([api.calls, store.get(overviewAtom), store.get(itemsAtom)]).toEqual([[], null, []]);
  });
});

describe('what is chosen', () => {
  it('is chosen once, all or none, and leaves with what leaves', async () => {
    const { store } = aStore(someItems(3));
    await store.set(searchAtom, EVERYTHING);
    const [one, two] = store.get(itemsAtom).map(({ id }) => id);
    store.set(chooseAtom, two ?? '');
    store.set(chooseAtom, one ?? '');
    expect(store.get(chosenAtom)).toEqual([one, two]);
    store.set(chooseAtom, one ?? '');
    expect(store.get(chosenAtom)).toEqual([two]);
    store.set(chooseAllAtom, true);
    await store.set(changeItemsAtom, { ids: [two ?? ''], act: 'trash' });
    expect(store.get(chosenAtom)).toHaveLength(2);
    store.set(chooseAllAtom, false);
    expect(store.get(chosenAtom)).toEqual([]);
  });
});

describe('the overview', () => {
  it('follows every change', async () => {
    const { store } = aStore(someItems(3));
    await store.set(searchAtom, EVERYTHING);
    await store.set(loadOverviewAtom);
    expect(store.get(overviewAtom)?.counts).toMatchObject({ ready: 3, trash: 0 });
    await store.set(changeItemsAtom, { ids: [anItem(1).id], act: 'trash' });
    expect(store.get(overviewAtom)?.counts).toMatchObject({ ready: 2, trash: 1 });
    expect(await store.set(emptyTrashAtom)).toBeNull();
    expect(store.get(overviewAtom)?.counts).toMatchObject({ ready: 2, trash: 0 });
  });
});
