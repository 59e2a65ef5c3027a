import { apiClientAtom } from '@kinora/api-client';
import type { FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { changeItemsAtom, emptyTrashAtom } from './change/change-atoms.ts';
import { EVERYTHING } from './filter/library-address.ts';
import { itemsAtom, libraryStateAtom, lookAtom, moreAtom, placesAtom, searchAtom } from './library-atoms.ts';
import { loadOverviewAtom, overviewAtom } from './overview-atoms.ts';
import {
  chooseAllAtom,
  chooseAtom,
  chooseNoneAtom,
  chosenAtom,
  countFindableAtom,
  findableAtom,
} from './selection-atoms.ts';
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

describe('a list of ten thousand', () => {
  it('holds a few pages, wherever somebody looks, and reads the others again', async () => {
    const { api, store } = aStore(someItems(10_000));
    await store.set(searchAtom, EVERYTHING);
    const held = () => store.get(itemsAtom).length;
    for (let end = 60; end < 10_000; end += 60) {
      await store.set(moreAtom);
      await store.set(lookAtom, { first: end - 40, end });
      expect(held()).toBeLessThanOrEqual(600);
    }
    expect(store.get(placesAtom)).toHaveLength(10_000);
    expect(store.get(placesAtom)[5000]).toBeNull();
    await store.set(lookAtom, { first: 5000, end: 5040 });
    expect(store.get(placesAtom)[5000]).toEqual(anItem(5000));
    expect(store.get(placesAtom)[9999]).toBeNull();
    expect([held() <= 600, store.get(placesAtom).length]).toEqual([true, 10_000]);
    const before = api.calls.length;
    await store.set(lookAtom, { first: 5005, end: 5035 });
    expect(api.calls.length).toBe(before);
  });

  it('asks again for what did not come, when somebody looks there again', async () => {
    let isAway = false;
    const items = someItems(1200);
    const { store } = aStore(items, {
      searchLibrary: ({ cursor = '0', limit = 60 }) => {
        const [from, to] = [Number(cursor), Number(cursor) + limit];
        return isAway
          ? { offline: true }
          : { data: { items: items.slice(from, to), next: to < 1200 ? String(to) : null } };
      },
    });
    await store.set(searchAtom, EVERYTHING);
    while (store.get(libraryStateAtom).more !== 'end') await store.set(moreAtom);
    await store.set(lookAtom, { first: 1150, end: 1200 });
    isAway = true;
    await store.set(lookAtom, { first: 300, end: 340 });
    expect(store.get(placesAtom)[310]).toBeNull();
    isAway = false;
    await store.set(lookAtom, { first: 301, end: 341 });
    expect(store.get(placesAtom)[310]?.id).toBe(anItem(310).id);
  });

  it('is nothing to look at while it is not here', async () => {
    const { api, store } = aStore();
    await store.set(lookAtom, { first: 0, end: 9 });
    expect(api.calls).toEqual([]);
  });
});

describe('what is chosen', () => {
  it('is chosen once, all or none, and leaves with what leaves', async () => {
    const { store } = aStore(someItems(3));
    await store.set(searchAtom, EVERYTHING);
    const [one, two] = [anItem(0), anItem(1)];
    const ids = () => store.get(chosenAtom).items.map(({ id }) => id);
    store.set(chooseAtom, two);
    store.set(chooseAtom, one);
    expect(ids()).toEqual([one.id, two.id]);
    store.set(chooseAtom, one);
    expect([ids(), store.get(chosenAtom).has(one), store.get(chosenAtom).has(two)]).toEqual([[two.id], false, true]);
    expect(await store.set(chooseAllAtom)).toBeNull();
    await store.set(changeItemsAtom, { ids: [two.id], act: 'trash' });
    expect(ids()).toHaveLength(2);
    store.set(chooseNoneAtom);
    expect(ids()).toEqual([]);
  });

  it('leaves where it does not fit any more', async () => {
    const { store } = aStore([anItem(0, { favourite: true }), anItem(1, { favourite: true })]);
    await store.set(searchAtom, { ...EVERYTHING, favourite: true });
    await store.set(chooseAllAtom);
    await store.set(changeItemsAtom, { ids: [anItem(0).id], act: 'unfavourite' });
    expect(store.get(chosenAtom).items.map(({ id }) => id)).toEqual([anItem(1).id]);
  });

  it('is everything that is found, loaded or not, but for a few', async () => {
    const { store } = aStore(someItems(150));
    await store.set(searchAtom, EVERYTHING);
    expect(store.get(findableAtom)).toBeNull();
    await store.set(countFindableAtom);
    expect(store.get(findableAtom)).toBe(150);
    await store.set(chooseAllAtom);
    expect(store.get(chosenAtom)).toMatchObject({ count: 150, items: [] });
    store.set(chooseAtom, anItem(7));
    const chosen = store.get(chosenAtom);
    expect([chosen.count, chosen.has(anItem(7)), chosen.has(anItem(140))]).toEqual([149, false, true]);
    expect(chosen.has(anItem(0, { createdAt: 9e12 }))).toBe(false);
    store.set(chooseAtom, anItem(7));
    expect(store.get(chosenAtom).count).toBe(150);
    await store.set(searchAtom, { ...EVERYTHING, text: 'boat' });
    expect(store.get(findableAtom)).toBeNull();
  });

  it('is what it was where it could not be counted', async () => {
    const { store } = aStore(someItems(150), { countLibrary: { offline: true } });
    await store.set(searchAtom, EVERYTHING);
    store.set(chooseAtom, anItem(3));
    expect(await store.set(chooseAllAtom)).toMatchObject({ kind: 'unreachable' });
    expect(store.get(chosenAtom).count).toBe(1);
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
