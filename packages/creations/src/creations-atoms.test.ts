// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  creationsAtom,
  hasMoreCreationsAtom,
  listStateAtom,
  loadCreationsAtom,
  loadMoreCreationsAtom,
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

describe('the list', () => {
  it('reads page after page until its end', async () => {
    const { store, ids } = aStore(pages);
    await store.set(loadCreationsAtom);
    expect([ids(), store.get(hasMoreCreationsAtom)]).toEqual([['b'], true]);
    await store.set(loadMoreCreationsAtom);
    expect([ids(), store.get(hasMoreCreationsAtom)]).toEqual([['b', 'a'], false]);
    expect(await store.set(loadMoreCreationsAtom)).toBeNull();
  });

  it('keeps what it has read when the newest page is read again', async () => {
    const { store, ids } = aStore(pages);
    await store.set(loadCreationsAtom);
    await store.set(loadMoreCreationsAtom);
    await store.set(loadCreationsAtom);
    expect([ids(), store.get(hasMoreCreationsAtom)]).toEqual([['b', 'a'], false]);
  });

  it('is not overwritten by a page that is older than an event', async () => {
    const { store } = aStore(pages);
    store.set(takeCreationsAtom, [{ ...newer, version: 9, done: 100 }]);
    await store.set(loadCreationsAtom);
    expect(store.get(creationsAtom)[0]).toMatchObject({ version: 9, done: 100 });
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
