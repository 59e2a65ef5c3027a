import { apiClientAtom } from '@kinora/api-client';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { loadRoutesAtom, routesAtom } from './routes-atoms.ts';

const LOCAL = [{ model: 'local', modes: ['text'] as const }];

describe('loadRoutesAtom', () => {
  it('learns which models run here', async () => {
    const store = createStore();
    store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes: LOCAL } } }));
    await store.set(loadRoutesAtom);
    expect(store.get(routesAtom)).toEqual({ state: 'ready', routes: LOCAL });
  });

  it('keeps what it knows when the server is away later', async () => {
    const store = createStore();
    store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes: LOCAL } } }));
    await store.set(loadRoutesAtom);
    store.set(apiClientAtom, fakeApi());
    await store.set(loadRoutesAtom);
    expect(store.get(routesAtom).state).toBe('ready');
  });

  it('says when it could not ask', async () => {
    const store = createStore();
    store.set(apiClientAtom, fakeApi());
    await store.set(loadRoutesAtom);
    expect(store.get(routesAtom).state).toBe('failed');
  });
});
