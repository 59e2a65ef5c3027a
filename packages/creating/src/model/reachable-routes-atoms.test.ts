import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { loadOwnKeysAtom } from '@kinora/credits/own-keys';
import { fakeApi, someOwnKeys, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { reachableRoutesAtom } from './reachable-routes-atoms.ts';
import { loadRoutesAtom } from './routes-atoms.ts';

const ADA = { id: 'ada', name: 'Ada', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const LOCAL = { model: 'local', modes: ['text'] as const };
const VIDU_KEY = { provider: 'vidu', hint: '1234', addedAt: 0, used: 0 } as const;

/** A member, or a guest, at a server that runs our own engine alone. */
async function aStore(listOwnKeys: NonNullable<FakeAnswers['listOwnKeys']>, { isMember = true } = {}) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [LOCAL] } }, listOwnKeys }));
  store.set(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' });
  await store.set(loadRoutesAtom);
  return store;
}

it('adds what the member’s own keys make to what the server runs', async () => {
  const store = await aStore({ data: someOwnKeys({ keys: [VIDU_KEY] }) });
  await store.set(loadOwnKeysAtom);
  expect(store.get(reachableRoutesAtom).routes.map(({ model }) => model)).toEqual(['local', 'vidu-q1']);
});

it('is held up by keys that are on their way, and not by those that cannot be read', async () => {
  const store = await aStore({ offline: true });
  expect(store.get(reachableRoutesAtom).state).toBe('loading');
  await store.set(loadOwnKeysAtom);
  expect(store.get(reachableRoutesAtom)).toEqual({ state: 'ready', routes: [LOCAL] });
});

it('waits for no keys of a guest', async () => {
  const store = await aStore({ forever: true }, { isMember: false });
  expect(store.get(reachableRoutesAtom)).toEqual({ state: 'ready', routes: [LOCAL] });
});
