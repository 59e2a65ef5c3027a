import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { projectUsesAtom } from './project-uses-atoms.ts';

function storeWith(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  return { store, api };
}

const project = (id: string, name: string) => ({ id, name });

it('names each project once, by its clips', async () => {
  const used = [
    { id: 'creation:1', projects: [project('a', 'A ship'), project('b', 'A boat')] },
    { id: 'creation:2', projects: [project('a', 'A ship')] },
  ];
  const { store, api } = storeWith({ projectsUsing: { data: { used } } });
  expect(await store.set(projectUsesAtom, ['1', '2'])).toEqual(['A ship', 'A boat']);
  expect(api.calls[0]).toMatchObject({ input: { ids: ['creation:1', 'creation:2'] } });
});

it('asks about no more than the server looks up, and about nothing not at all', async () => {
  const { store, api } = storeWith({ projectsUsing: { data: { used: [] } } });
  await store.set(projectUsesAtom, []);
  await store.set(
    projectUsesAtom,
    Array.from({ length: 201 }, (_, place) => `${place}`),
  );
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]).toMatchObject({ input: { ids: { length: 200 } } });
});

it('names none where the server does not say', async () => {
  const { store } = storeWith({ projectsUsing: { code: 500 } });
  expect(await store.set(projectUsesAtom, ['1'])).toEqual([]);
});
