// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { savePendingCreation } from '@kinora/browser/kept';
import { aCreation } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';

import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { addLinesAtom, listAtom } from '../list/list-atoms.ts';
import { createContinuation, runSavedRequestAtom, savedRequestStateAtom } from './saved-request-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const prompts = ['a boat', 'a fox'];
const accepted = { data: { creations: [aCreation()], quote: { each: 8, total: 16 }, balance: 24 } };

beforeEach(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});

function aStore() {
  const store = createStore();
  const api = fakeApi({ createCreations: accepted, integral: { data: { total: 40 } } });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(confirmBalanceAtom, 40);
  const left = () => store.get(listAtom)?.lines.map(({ text }) => text);
  const sent = () => api.calls.filter(({ name }) => name === 'createCreations').length;
  return { store, left, sent };
}

const listed = { model: 'local', mode: 'text', input: { seed: 7 }, prompts, count: 1, cost: 16, key: 'k-1' } as const;

it('takes what went out after the login out of the list', async () => {
  savePendingCreation({ ...listed, label: 'local' });
  const { store, left } = aStore();
  store.set(
    addLinesAtom,
    [...prompts, 'a kite'].map((text) => ({ text })),
  );
  expect(await store.set(runSavedRequestAtom, 'continuing')).toMatchObject({ kind: 'accepted' });
  expect([left(), store.get(savedRequestStateAtom)]).toEqual([['a kite'], 'waiting']);
});

it('leaves the list of another page as it is', async () => {
  savePendingCreation({ ...listed, label: 'local' });
  const { store, left } = aStore();
  store.set(pageKindAtom, 'image');
  store.set(
    addLinesAtom,
    prompts.map((text) => ({ text })),
  );
  expect(await store.set(runSavedRequestAtom, 'sending')).toMatchObject({ kind: 'accepted' });
  expect(left()).toEqual(prompts);
});

it('does nothing where nothing waits', async () => {
  expect(await aStore().store.set(runSavedRequestAtom, 'sending')).toBeNull();
});

it('goes on by itself at the login, once, and tells what came of it', async () => {
  savePendingCreation({ ...listed, label: 'local' });
  const { store, sent } = aStore();
  store.set(placeSessionAtom, { owner: 'guest' });
  const tell = vi.fn<Parameters<typeof createContinuation>[0]>();
  const continuationAtom = createContinuation(tell);
  store.sub(continuationAtom, () => {});
  expect(sent()).toBe(0);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  // Another page is opened meanwhile.
  store.sub(createContinuation(tell), () => {});
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'accepted' })));
  expect(sent()).toBe(1);
});
