// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { i18n } from '@lingui/core';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { aProjectCard } from '../testing/project-server.ts';
import { SHAPES } from './project-facts.ts';
import {
  chooseShelfAtom,
  duplicateProjectAtom,
  loadMoreProjectsAtom,
  loadProjectsAtom,
  moreProjectsAtom,
  newProjectAtom,
  projectsAtom,
  removeProjectAtom,
  renameProjectAtom,
  restoreProjectAtom,
  shelfAtom,
} from './projects-atoms.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const card = (id: string) => aProjectCard({ id, name: id });
const [one, two, three] = [card('one'), card('two'), card('three')];

async function listed(answers: FakeAnswers = {}) {
  const store = createStore();
  const api = fakeApi({
    listProjects: ({ shelf, cursor }) => {
      if (shelf === 'trash') return { data: { projects: [three], next: null } };
      return cursor === undefined
        ? { data: { projects: [one, two], next: 'more' } }
        : { data: { projects: [two, three], next: null } };
    },
    ...answers,
  });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  await store.set(loadProjectsAtom);
  const projects = () => {
    const known = store.get(projectsAtom);
    return known.state === 'ready' ? known.value.items : [];
  };
  return { store, api, projects, ids: () => projects().map(({ id }) => id) };
}

describe('the list of projects', () => {
  it('comes page by page, each project once', async () => {
    const { store, ids } = await listed();
    expect([ids(), store.get(projectsAtom).state]).toEqual([['one', 'two'], 'ready']);
    await store.set(loadMoreProjectsAtom);
    await store.set(loadMoreProjectsAtom);
    expect(ids()).toEqual(['one', 'two', 'three']);
  });

  it('is of the shelf that was asked for last', async () => {
    const { store, ids } = await listed();
    store.set(chooseShelfAtom, 'trash');
    const trash = store.set(loadProjectsAtom);
    store.set(chooseShelfAtom, 'kept');
    const kept = store.set(loadProjectsAtom);
    store.set(chooseShelfAtom, 'trash');
    await Promise.all([kept, trash, store.set(loadProjectsAtom)]);
    expect([ids(), store.get(shelfAtom)]).toEqual([['three'], 'trash']);
  });

  it('says why it does not come', async () => {
    const { store } = await listed({ listProjects: { code: 500 } });
    expect(store.get(projectsAtom)).toMatchObject({ state: 'failed', failure: { kind: 'unexpected' } });
    await store.set(loadMoreProjectsAtom);
    expect(store.get(moreProjectsAtom)).toEqual({ state: 'end', failure: null });
  });

  it('says that the next page does not come, and keeps the first', async () => {
    const { store, ids } = await listed({
      listProjects: ({ cursor }) => (cursor ? { offline: true } : { data: { projects: [one], next: 'more' } }),
    });
    await store.set(loadMoreProjectsAtom);
    expect([store.get(moreProjectsAtom).failure, ids()]).toEqual([{ kind: 'unreachable' }, ['one']]);
  });

  it('is read while it is shown; who comes back finds the projects, not the trash', async () => {
    const { store, ids } = await listed();
    const stop = store.sub(projectsAtom, () => {});
    store.set(chooseShelfAtom, 'trash');
    await vi.waitFor(() => expect(ids()).toEqual(['three']));
    stop();
    expect(store.get(shelfAtom)).toBe('kept');
  });

  it('is nobody else’s', async () => {
    const { store } = await listed();
    store.set(placeSessionAtom, { owner: 'guest' });
    expect(store.get(projectsAtom).state).toBe('loading');
  });
});

describe('a project of the list', () => {
  it('gets another name', async () => {
    const { store, api, projects } = await listed({ renameProject: { data: { revision: 2 } } });
    await store.set(renameProjectAtom, { id: 'one', name: ' A ship ' });
    expect(projects()[0]).toMatchObject({ name: 'A ship', revision: 2 });
    expect(api.calls.at(-1)).toMatchObject({ input: { id: 'one', name: 'A ship' } });
  });

  it('keeps its name where the server refuses', async () => {
    const { store, projects } = await listed({ renameProject: { refuse: 'unknown-project' } });
    expect(await store.set(renameProjectAtom, { id: 'one', name: 'x' })).toMatchObject({ ok: false });
    expect(projects()[0]?.name).toBe('one');
  });

  it('is copied, and the copy comes first', async () => {
    const { store, ids } = await listed({ duplicateProject: { data: aProjectCard({ id: 'copy' }) } });
    await store.set(duplicateProjectAtom, { id: 'one', name: 'one (copy)' });
    expect(ids()).toEqual(['copy', 'one', 'two']);
  });

  it('goes into the trash and comes back', async () => {
    const { store, ids } = await listed({ removeProject: { data: null }, restoreProject: { data: null } });
    await store.set(removeProjectAtom, 'one');
    expect(ids()).toEqual(['two']);
    await store.set(restoreProjectAtom, 'one');
    expect(ids()).toEqual(['one', 'two']);
    store.set(chooseShelfAtom, 'trash');
    await store.set(loadProjectsAtom);
    await store.set(restoreProjectAtom, 'three');
    expect(ids()).toEqual([]);
  });

  it('stays where the server refuses', async () => {
    const { store, ids } = await listed({ removeProject: { code: 500 }, restoreProject: { code: 500 } });
    expect(await store.set(removeProjectAtom, 'one')).toMatchObject({ ok: false });
    expect(await store.set(restoreProjectAtom, 'one')).toMatchObject({ ok: false });
    expect(ids()).toEqual(['one', 'two']);
  });

  it('is made in a shape, and tells its id', async () => {
    const { store, api } = await listed({ createProject: { data: aProjectCard({ id: 'new' }) } });
    expect(await store.set(newProjectAtom, SHAPES[1])).toEqual({ ok: true, value: 'new' });
    expect(api.calls.at(-1)).toMatchObject({
      input: { name: 'Untitled project', document: { name: 'Untitled project', width: 1080, height: 1920 } },
    });
  });
});
