import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { KeyProvider } from '@kinora/contracts/creations';
import { loadOwnKeysAtom } from '@kinora/credits/own-keys';
import { fakeApi, someOwnKeys } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { loadRoutesAtom } from '../model/routes-atoms.ts';
import { costAtom } from './cost-atoms.ts';
import { chooseModelAtom } from './draft-atoms.ts';
import { keyAtHandAtom, ownKeyAtom } from './own-key-atoms.ts';

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

it('pays in credits without a key', async () => {
  const store = await aStore({ routes: [LOCAL, VIDU] });
  expect([store.get(keyAtHandAtom), store.get(ownKeyAtom)]).toEqual([null, null]);
  expect(store.get(costAtom)).toEqual({ each: 32, total: 32 });
});

it('takes the member’s key at no price, and credits where that is wanted', async () => {
  const store = await aStore({ keys: ['vidu'], routes: [LOCAL, VIDU] });
  expect(store.get(keyAtHandAtom)).toEqual({ provider: 'vidu', hasChoice: true });
  expect([store.get(ownKeyAtom), store.get(costAtom)]).toEqual(['vidu', { each: 0, total: 0 }]);
  store.set(ownKeyAtom, false);
  expect([store.get(ownKeyAtom), store.get(costAtom).total]).toEqual([null, 32]);
});

it('pays with a key alone for a model that the server has no route to', async () => {
  const store = await aStore({ keys: ['vidu'] });
  store.set(ownKeyAtom, false);
  expect([store.get(keyAtHandAtom)?.hasChoice, store.get(ownKeyAtom)]).toEqual([false, 'vidu']);
});

it('makes with a key only what it makes', async () => {
  const store = await aStore({ keys: ['vidu'] });
  store.set(chooseModelAtom, 'local');
  expect([store.get(keyAtHandAtom), store.get(costAtom).total]).toEqual([null, 8]);
});
