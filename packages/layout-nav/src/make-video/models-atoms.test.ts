import { apiClientAtom } from '@kinora/api-client';
import { routesAtom } from '@kinora/creating/models';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { wakeModelsAtom } from './models-atoms.ts';

function storeOver(listRoutes: NonNullable<FakeAnswers['listRoutes']>) {
  const store = createStore();
  const api = fakeApi({ listRoutes });
  store.set(apiClientAtom, api);
  return { api, store };
}

it('asks once, however often somebody comes near', async () => {
  const { api, store } = storeOver({ data: { routes: [{ model: 'local', modes: ['text'] }] } });
  await Promise.all([store.set(wakeModelsAtom), store.set(wakeModelsAtom)]);
  await store.set(wakeModelsAtom);
  expect(api.calls).toHaveLength(1);
  expect(store.get(routesAtom).state).toBe('ready');
});

it('asks again where nobody answered', async () => {
  const { api, store } = storeOver({ offline: true });
  await store.set(wakeModelsAtom);
  await store.set(wakeModelsAtom);
  expect(api.calls).toHaveLength(2);
  expect(store.get(routesAtom).state).toBe('failed');
});
