// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { savePendingCreation } from '@kinora/browser/kept';
import { anUpload } from '@kinora/contracts/fixtures';
import { fileStoreAtom, loadFileAtom } from '@kinora/creations/files';
import { decodePictureAtom, ownPicturesAtom, ownReferencesAtom } from '@kinora/source-files';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { draftAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { restoreFilesAtom } from './restore-files-atoms.ts';
import { takeClipAtom } from './take-clip-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const content = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)]);
const crops = { last: { x: 0.5, y: 0.25, zoom: 2 } };
const input = { camera: 'orbit', seconds: 3, seed: 99, crops };

beforeEach(() => globalThis.localStorage.clear());

function aStore(answers: FakeAnswers = {}) {
  const store = createStore();
  store.set(pageKindAtom, 'image');
  store.set(apiClientAtom, fakeApi(answers));
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 3, height: 4, url: 'blob:none' }) });
  store.set(loadFileAtom, { load: () => Promise.resolve(content) });
  store.set(fileStoreAtom, {
    keep: () => Promise.resolve(true),
    read: () => Promise.resolve({ first: { name: 'a.png', content }, last: { name: 'b.png', content } }),
    drop: () => Promise.resolve(),
  });
  const names = () => Object.values(store.get(ownPicturesAtom)).map(({ name }) => name);
  return { store, names };
}

const keep = (mode: 'first-last' | 'text') =>
  savePendingCreation({ model: 'local', mode, input, count: 1, cost: 8, key: 'k-1', label: 'local' });

describe('a request that waited over a login', () => {
  it('is shown as it was set up, with its pictures', async () => {
    keep('first-last');
    const { store, names } = aStore();
    await store.set(restoreFilesAtom);
    expect(store.get(draftAtom)).toMatchObject({ mode: 'first-last', seed: 99, choices: { camera: 'orbit' }, crops });
    expect(names()).toEqual(['a.png', 'b.png']);
  });

  it('is left alone where it is of another page', async () => {
    keep('text');
    const { store, names } = aStore();
    await store.set(restoreFilesAtom);
    expect([store.get(draftAtom).mode, names()]).toEqual(['image', []]);
  });
});

describe('an earlier clip', () => {
  it('is set up with its pictures', async () => {
    const { store, names } = aStore({ getUpload: { data: anUpload({ name: 'deer.jpg' }) } });
    const clip = { model: 'local', mode: 'image', input: { ...input, first: 'u-1' } } as const;
    await expect(store.set(takeClipAtom, clip)).resolves.toBeNull();
    expect([store.get(draftAtom).choices.seconds, names()]).toEqual([3, ['deer.jpg']]);
  });

  it('brings its references in place of those that are here', async () => {
    const { store } = aStore({ getUpload: { data: anUpload({ name: 'deer.jpg' }) } });
    store.set(pageKindAtom, 'text');
    const clip = {
      model: 'local',
      mode: 'reference',
      input: { prompt: 'a boat', references: ['u-1', 'u-2'] },
    } as const;
    await store.set(takeClipAtom, clip);
    await store.set(takeClipAtom, clip);
    expect([store.get(draftAtom).mode, store.get(ownReferencesAtom).map(({ name }) => name)]).toEqual([
      'reference',
      ['deer.jpg', 'deer.jpg'],
    ]);
    await store.set(takeClipAtom, { model: 'local', mode: 'text', input: { prompt: 'a fox' } });
    expect([store.get(draftAtom).mode, store.get(ownReferencesAtom)]).toEqual(['text', []]);
  });
});
