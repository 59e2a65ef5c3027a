import { apiClientAtom } from '@kinora/api-client';
import { aReadyCreation } from '@kinora/contracts/fixtures';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { loadRoutesAtom } from '../model/routes-atoms.ts';
import { finalModelAtom, otherModelsAtom } from './other-models-atoms.ts';

const routes = [
  { model: 'local', modes: ['text', 'image'] },
  { model: 'vidu-q1', modes: ['text'] },
] as const;
const draft = aReadyCreation({ model: 'local', mode: 'text', input: { prompt: 'a boat', seconds: 5, shape: '16:9' } });

async function aStore() {
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes } } }));
  await store.set(loadRoutesAtom);
  return store;
}

it('offers what runs on this server in the mode of the clip', async () => {
  const store = await aStore();
  const of = store.get(otherModelsAtom);
  expect(of(draft)).toMatchObject([{ clip: { model: 'vidu-q1', input: { prompt: 'a boat' } }, price: 32 }]);
  expect(of({ ...draft, mode: 'image' })).toEqual([]);
  expect(of({ ...draft, model: 'veo-3-1' }).map(({ clip }) => clip.model)).toEqual(['vidu-q1', 'local']);
});

it('offers a maker’s model for a draft, and for no other clip', async () => {
  const final = (await aStore()).get(finalModelAtom);
  expect(final(draft)?.clip.model).toBe('vidu-q1');
  expect(final({ ...draft, model: 'vidu-q1' })).toBeUndefined();
  expect(final({ ...draft, mode: 'effect' })).toBeUndefined();
});

it('offers nothing before the server has said what it runs', () => {
  const store = createStore();
  expect(store.get(otherModelsAtom)(draft)).toEqual([]);
});
