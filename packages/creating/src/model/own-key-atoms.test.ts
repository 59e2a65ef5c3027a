import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { KeyProvider } from '@kinora/contracts/creations';
import { loadOwnKeysAtom } from '@kinora/credits/own-keys';
import { fakeApi, someOwnKeys } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { chooseModelAtom } from '../draft/draft-atoms.ts';
import { costAtom, keyAtHandAtom, ownKeyAtom } from './own-key-atoms.ts';
import { reachableRoutesAtom } from './reachable-routes-atoms.ts';
import { loadRoutesAtom } from './routes-atoms.ts';

const ADA = { id: 'ada', name: 'Ada', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const LOCAL = { model: 'local', modes: ['text'] as const };
const VIDU = { model: 'vidu-q1', modes: ['text'] as const };

interface Server {
  readonly keys?: readonly KeyProvider[];
  readonly routes?: readonly (typeof LOCAL | typeof VIDU)[];
}

/** A member with keys at a server with routes, who has chosen Vidu Q1. */
async function aStore({ keys = [], routes = [LOCAL] }: Server) {
  const kept = keys.map((provider) => ({ provider, hint: '1234', addedAt: 0, used: 0 }));
  const store = createStore();
  store.set(
    apiClientAtom,
    fakeApi({ listRoutes: { data: { routes } }, listOwnKeys: { data: someOwnKeys({ keys: kept }) } }),
  );
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  await Promise.all([store.set(loadRoutesAtom), store.set(loadOwnKeysAtom)]);
  store.set(chooseModelAtom, 'vidu-q1');
  return store;
}

const modelsOf = (store: Awaited<ReturnType<typeof aStore>>) =>
  store.get(reachableRoutesAtom).routes.map(({ model }) => model);

it('pays in credits without a key', async () => {
  const store = await aStore({ routes: [LOCAL, VIDU] });
  expect([store.get(keyAtHandAtom), store.get(ownKeyAtom)]).toEqual([null, null]);
  expect(store.get(costAtom)).toEqual({ each: 32, total: 32 });
  expect(modelsOf(store)).toEqual(['local', 'vidu-q1']);
});

it('takes the member’s key at no price, and credits where that is wanted', async () => {
  const store = await aStore({ keys: ['vidu'], routes: [LOCAL, VIDU] });
  expect(store.get(keyAtHandAtom)).toEqual({ provider: 'vidu', hasChoice: true });
  expect([store.get(ownKeyAtom), store.get(costAtom)]).toEqual(['vidu', { each: 0, total: 0 }]);
  store.set(ownKeyAtom, false);
  expect([store.get(ownKeyAtom), store.get(costAtom).total]).toEqual([null, 32]);
});

it('reaches a model by a key that the server has no route to, and pays with that alone', async () => {
  const store = await aStore({ keys: ['vidu'] });
  expect(modelsOf(store)).toEqual(['local', 'vidu-q1']);
  store.set(ownKeyAtom, false);
  expect([store.get(keyAtHandAtom)?.hasChoice, store.get(ownKeyAtom)]).toEqual([false, 'vidu']);
});

it('makes with a key only what it makes', async () => {
  const store = await aStore({ keys: ['vidu'] });
  store.set(chooseModelAtom, 'local');
  expect([store.get(keyAtHandAtom), store.get(costAtom).total]).toEqual([null, 8]);
});

it('is held up by keys that are on their way, and not by those that cannot be read', async () => {
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [LOCAL] } }, listOwnKeys: { offline: true } }));
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  await store.set(loadRoutesAtom);
  expect(store.get(reachableRoutesAtom).state).toBe('loading');
  await store.set(loadOwnKeysAtom);
  expect(store.get(reachableRoutesAtom)).toEqual({ state: 'ready', routes: [LOCAL] });
});
