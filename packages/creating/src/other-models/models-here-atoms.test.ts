import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { GPU_CREDITS } from '@kinora/contracts';
import { loadOwnKeysAtom } from '@kinora/credits/own-keys';
import { fakeApi, someOwnKeys } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import type { Asked } from '../draft/draft.ts';
import { ownKeyAtom } from '../draft/own-key-atoms.ts';
import { loadRoutesAtom } from '../model/routes-atoms.ts';
import { liveModelsHereAtom } from './models-here-atoms.ts';
import { offersFor } from './offers.ts';

const ADA = { id: 'ada', name: 'Ada', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const clip: Asked = { model: 'pixverse-4-5', mode: 'text', input: { prompt: 'a boat', seconds: 5 } };
const LOCAL = { model: 'local', modes: ['text'] } as const;
const VIDU = { model: 'vidu-q1', modes: ['text'] } as const;

async function offersAt(routes: readonly (typeof LOCAL | typeof VIDU)[], wantsKey = true) {
  const keys = [{ provider: 'vidu', hint: '1234', addedAt: 0, used: 0 }] as const;
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes } }, listOwnKeys: { data: someOwnKeys({ keys }) } }));
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  await Promise.all([store.set(loadRoutesAtom), store.set(loadOwnKeysAtom)]);
  store.set(ownKeyAtom, wantsKey);
  const offers = offersFor(clip, store.get(liveModelsHereAtom));
  return offers.map(({ asked, ownKey, price }) => [asked.model, ownKey, price]);
}

it('has the models of own keys, at no price', async () => {
  expect(await offersAt([LOCAL])).toEqual([
    ['vidu-q1', 'vidu', 0],
    ['local', null, 8],
  ]);
});

it('names credits where the member wants to pay with those, and the server can make it', async () => {
  expect(await offersAt([LOCAL, VIDU], false)).toEqual([
    ['vidu-q1', null, 32],
    ['local', null, 8],
  ]);
  expect(await offersAt([LOCAL], false)).toContainEqual(['vidu-q1', 'vidu', 0]);
});

it('knows the rate of the server and what comes without a plan', () => {
  const { state, routes, gpuCredits, localLines } = createStore().get(liveModelsHereAtom);
  expect({ state, routes, gpuCredits, localLines }).toEqual({
    state: 'loading',
    routes: [],
    gpuCredits: GPU_CREDITS,
    localLines: 720,
  });
});

it('asks a model for nothing that its route lacks', async () => {
  const lacks = { text: { seconds: [8], seed: true } } as const;
  const store = createStore();
  const routes = [{ model: 'veo-3-1', modes: ['text'], lacks }] as const;
  store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes } } }));
  await store.set(loadRoutesAtom);
  const long: Asked = { ...clip, input: { ...clip.input, seconds: 8, seed: 7 } };
  const [offer] = offersFor(long, store.get(liveModelsHereAtom));
  expect([offer?.asked.model, offer?.asked.input.seconds, offer?.asked.input.seed]).toEqual(['veo-3-1', 6, undefined]);
  expect(offer?.lost).toContainEqual({ kind: 'changed', name: 'seconds', from: 8, to: 6 });
});
