import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { EVERYTHING } from '../filter/library-address.ts';
import { searchAtom } from '../library-atoms.ts';
import { overviewAtom } from '../overview-atoms.ts';
import { chooseAllAtom, chooseAtom } from '../selection-atoms.ts';
import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { changeWholeAtom, chosenIdsAtom } from './found-atoms.ts';

async function withAll(api = libraryServer(someItems(250))) {
  const store = createStore();
  atLibrary(api)(store);
  await store.set(searchAtom, EVERYTHING);
  await store.set(chooseAllAtom);
  store.set(chooseAtom, anItem(7));
  return store;
}

describe('everything that is chosen of a search', () => {
  it('is changed step by step, and says how far it is', async () => {
    const store = await withAll();
    const told: number[] = [];
    const request = { change: { act: 'trash' }, onSeen: (count: number) => void told.push(count) } as const;
    const { ids, failure } = await store.set(changeWholeAtom, request);
    expect([ids.length, failure, told]).toEqual([249, null, [99, 199, 249]]);
    expect(ids).not.toContain(anItem(7).id);
    expect(store.get(overviewAtom)?.counts).toMatchObject({ ready: 1, trash: 249 });
  });

  it('keeps what was done where it ended early', async () => {
    let count = 0;
    const changed = someItems(2).map(({ id }) => id);
    const api = libraryServer(someItems(250), {
      changeFound: () => ((count += 1) > 1 ? { offline: true } : { data: { changed, seen: 2, next: 'x' } }),
    });
    const store = await withAll(api);
    const done = await store.set(changeWholeAtom, { change: { act: 'trash' }, onSeen: () => {} });
    expect(done).toMatchObject({ ids: changed, failure: { kind: 'unreachable' } });
  });

  it('does nothing where clips are chosen one by one', async () => {
    const api = libraryServer(someItems(3));
    const store = await withAll(api);
    const done = await store.set(changeWholeAtom, { change: { act: 'trash' }, onSeen: () => {} });
    expect(done).toEqual({ ids: [], failure: null });
    expect(api.calls.some(({ name }) => name === 'changeFound')).toBe(false);
  });
});

describe('the ids of what is chosen', () => {
  it('are read where not all of it is here', async () => {
    const all = await withAll(libraryServer(someItems(80)));
    const ids = await all.set(chosenIdsAtom);
    expect(ids.ok && ids.value).toHaveLength(79);
    const few = await withAll(libraryServer(someItems(3)));
    expect(await few.set(chosenIdsAtom)).toMatchObject({ ok: true, value: { length: 4 } });
  });

  it('are not known where nobody could be asked', async () => {
    let isAway = false;
    const api = libraryServer(someItems(80), {
      searchLibrary: () => (isAway ? { offline: true } : { data: { items: someItems(60), next: '60' } }),
    });
    const store = await withAll(api);
    isAway = true;
    expect(await store.set(chosenIdsAtom)).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});
