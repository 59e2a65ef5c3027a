// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  creationsAtom,
  dropCreationsAtom,
  listStateAtom,
  loadCreationsAtom,
  loadMoreCreationsAtom,
  moreStateAtom,
  progressAtom,
  takeCreationsAtom,
} from './creations-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const newer = aCreation({ id: 'b', createdAt: 2000, version: 3 });
const older = aCreation({ id: 'a', createdAt: 1000 });

beforeEach(() => globalThis.localStorage.clear());

function aStore(answers: FakeAnswers, isMember = true) {
  const store = createStore();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' });
  return { store, api, ids: () => store.get(creationsAtom).map(({ id }) => id) };
}

const pages: FakeAnswers = {
  listCreations: ({ cursor }) =>
    cursor === undefined
      ? { data: { creations: [newer], next: 'page-2' } }
      : { data: { creations: [older], next: null } },
};

describe('S27: several people at one machine', () => {
  const GRACE = { ...ADA, id: 'grace', email: 'grace@example.com' };

  it('see nothing of each other’s clips', async () => {
    const { store, ids } = aStore(pages);
    await store.set(loadCreationsAtom);
    expect(ids()).toEqual(['b']);
    store.set(placeSessionAtom, { owner: 'guest' });
    expect([ids(), store.get(listStateAtom), store.get(moreStateAtom)]).toEqual([[], 'ready', 'none']);
    store.set(placeSessionAtom, { owner: 'member', member: GRACE });
    expect([ids(), store.get(listStateAtom)]).toEqual([[], 'none']);
  });

  it('get no answer to what another one asked for', async () => {
    const { store, ids } = aStore(pages);
    const loading = store.set(loadCreationsAtom);
    store.set(placeSessionAtom, { owner: 'member', member: GRACE });
    await loading;
    expect(ids()).toEqual([]);
    store.set(placeSessionAtom, { owner: 'member', member: ADA });
    await store.set(loadCreationsAtom);
    const more = store.set(loadMoreCreationsAtom);
    store.set(placeSessionAtom, { owner: 'member', member: GRACE });
    await more;
    expect(ids()).toEqual([]);
  });
});

describe('the list', () => {
  it('reads page after page until its end', async () => {
    const { store, ids } = aStore(pages);
    await store.set(loadCreationsAtom);
    expect([ids(), store.get(moreStateAtom)]).toEqual([['b'], 'more']);
    await store.set(loadMoreCreationsAtom);
    expect([ids(), store.get(moreStateAtom)]).toEqual([['b', 'a'], 'end']);
  });

  it('reads a page once however often it is asked for', async () => {
    const { store, api } = aStore(pages);
    await store.set(loadCreationsAtom);
    await Promise.all([store.set(loadMoreCreationsAtom), store.set(loadMoreCreationsAtom)]);
    await store.set(loadMoreCreationsAtom);
    expect(api.calls).toHaveLength(2);
  });

  it('says when the next page could not be had, and reads it at another try', async () => {
    let isDown = true;
    const { store, ids } = aStore({
      listCreations: (input) =>
        input.cursor === undefined || !isDown
          ? { data: { creations: [input.cursor === undefined ? newer : older], next: input.cursor ? null : 'page-2' } }
          : { offline: true },
    });
    await store.set(loadCreationsAtom);
    const loading = store.set(loadMoreCreationsAtom);
    expect(store.get(moreStateAtom)).toBe('loading');
    await loading;
    expect([ids(), store.get(moreStateAtom)]).toEqual([['b'], 'failed']);
    isDown = false;
    await store.set(loadMoreCreationsAtom);
    expect([ids(), store.get(moreStateAtom)]).toEqual([['b', 'a'], 'end']);
  });

  it('has nothing below when one page holds everything', async () => {
    const { store } = aStore({ listCreations: { data: { creations: [newer], next: null } } });
    await store.set(loadCreationsAtom);
    expect(store.get(moreStateAtom)).toBe('none');
  });

  it('keeps what it has read when the newest page is read again', async () => {
    const { store, ids } = aStore(pages);
    await store.set(loadCreationsAtom);
    await store.set(loadMoreCreationsAtom);
    await store.set(loadCreationsAtom);
    expect([ids(), store.get(moreStateAtom)]).toEqual([['b', 'a'], 'end']);
  });

  it('is not overwritten by a page that is older than an event', async () => {
    const { store } = aStore(pages);
    store.set(takeCreationsAtom, [{ ...newer, version: 9, done: 100 }]);
    await store.set(loadCreationsAtom);
    expect(store.get(creationsAtom)[0]).toMatchObject({ version: 9, done: 100 });
  });

  it('loses what was removed in one change, and does not change for what it never had', async () => {
    const { store, ids } = aStore({ listCreations: { data: { creations: [newer, older], next: null } } });
    await store.set(loadCreationsAtom);
    let changes = 0;
    const leave = store.sub(creationsAtom, () => (changes += 1));
    store.set(dropCreationsAtom, ['x', 'y']);
    expect([ids(), changes]).toEqual([['b', 'a'], 0]);
    store.set(dropCreationsAtom, ['a', 'x', 'b']);
    expect([ids(), changes]).toEqual([[], 1]);
    leave();
  });

  it('says when it could not be had, and comes with the next try', async () => {
    const { store } = aStore({});
    await store.set(loadCreationsAtom);
    expect(store.get(listStateAtom)).toBe('failed');
    store.set(apiClientAtom, fakeApi(pages));
    await store.set(loadCreationsAtom);
    expect(store.get(listStateAtom)).toBe('ready');
  });

  it('keeps its creations in sight when the server goes away later', async () => {
    const { store, ids } = aStore(pages);
    await store.set(loadCreationsAtom);
    store.set(apiClientAtom, fakeApi());
    await store.set(loadCreationsAtom);
    expect([ids(), store.get(listStateAtom)]).toEqual([['b'], 'ready']);
  });

  it('is empty for a guest, without asking the server', async () => {
    const { store, api } = aStore(pages, false);
    await store.set(loadCreationsAtom);
    expect([store.get(listStateAtom), api.calls]).toEqual(['ready', []]);
  });
});

it('sums up what is in progress', () => {
  const { store } = aStore({});
  expect(store.get(progressAtom)).toBeNull();
  store.set(takeCreationsAtom, [newer, older]);
  expect(store.get(progressAtom)).toMatchObject({ count: 2, percent: 0 });
});
