import { apiClientAtom } from '@kinora/api-client';
import { aReadyCreation, anUpload } from '@kinora/contracts/fixtures';
import type { LibraryItem } from '@kinora/contracts/library';
import { fakeApi } from '@kinora/testkit';
import { someFacts } from '@kinora/timeline/fixtures';
import { aDocument } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { mediaAtom } from '../state/media-atoms.ts';
import { binShelfAtom, importMediumAtom, readMoreMediaAtom, searchMediaAtom } from './bin-atoms.ts';

const anItem = (id: string): LibraryItem => ({
  ...aReadyCreation({ id }),
  favourite: false,
  folder: null,
  tags: [],
  removedAt: null,
  share: null,
});
const medium = {
  ...someFacts(),
  name: 'fox',
  url: 'u',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};

const server = (uploads = [anUpload({ id: 'sea', name: 'Sea.mp4', state: 'ready' })]) =>
  fakeApi({
    searchLibrary: (input) => ({
      data:
        input.cursor === undefined
          ? { items: [anItem('fox'), anItem('gone')], next: 'c-2' }
          : { items: [anItem('old')], next: null },
    }),
    listUploads: { data: { uploads, next: null } },
    projectMedia: ({ ids }) => ({
      data: {
        media: Object.fromEntries(ids.filter((id) => id !== 'creation:gone').map((id) => [id, medium])),
        missing: ids.filter((id) => id === 'creation:gone'),
      },
    }),
  });

function aStore(api = server()) {
  const store = createStore();
  store.set(apiClientAtom, api);
  store.set(openDocumentAtom, aDocument());
  return store;
}

it('shows uploads and clips that are there, and knows them', async () => {
  const store = aStore();
  await store.set(searchMediaAtom, ' ');
  expect(store.get(binShelfAtom)).toEqual({
    state: 'ready',
    ids: ['upload:sea', 'creation:fox'],
    next: 'c-2',
    text: '',
  });
  expect(Object.keys(store.get(mediaAtom))).toEqual(['upload:sea', 'creation:fox']);
  await store.set(readMoreMediaAtom);
  expect(store.get(binShelfAtom).ids).toEqual(['upload:sea', 'creation:fox', 'creation:old']);
});

it('looks for words in the names of uploads, too', async () => {
  const store = aStore();
  await store.set(searchMediaAtom, 'fox');
  expect(store.get(binShelfAtom).ids).toEqual(['creation:fox']);
  await store.set(searchMediaAtom, 'sea');
  expect(store.get(binShelfAtom).ids).toContain('upload:sea');
});

it('says that it failed and keeps what it has', async () => {
  const store = aStore(fakeApi());
  await store.set(searchMediaAtom, '');
  expect(store.get(binShelfAtom)).toMatchObject({ state: 'failed', ids: [] });
});

it('lets the last search win', async () => {
  const store = aStore();
  const first = store.set(searchMediaAtom, 'fox');
  await store.set(searchMediaAtom, '');
  await first;
  expect(store.get(binShelfAtom).ids).toEqual(['upload:sea', 'creation:fox']);
});

it('brings a new medium first, once', async () => {
  const store = aStore();
  await store.set(searchMediaAtom, '');
  expect(await store.set(importMediumAtom, 'creation:fox')).toBe(true);
  expect(await store.set(importMediumAtom, 'creation:gone')).toBe(false);
  expect(store.get(binShelfAtom).ids).toEqual(['creation:fox', 'upload:sea']);
});
