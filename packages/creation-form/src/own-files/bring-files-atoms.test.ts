// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { savePendingCreation } from '@kinora/browser';
import { anUpload } from '@kinora/contracts/fixtures';
import { fileStoreAtom, loadFileAtom } from '@kinora/creations';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { takeClipAtom } from '../clips/take-clip-atoms.ts';
import { draftAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../draft/page-kind-atoms.ts';
import { decodePictureAtom, ownPicturesAtom } from '../own-pictures/picture-atoms.ts';
import { ownReferencesAtom } from '../own-references/references-atoms.ts';
import { measureVideoAtom, ownVideoAtom } from '../own-video/video-atoms.ts';
import { bringFilesAtom } from './bring-files-atoms.ts';
import { restoreFilesAtom } from './restore-files-atoms.ts';

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

describe('an order that waited over a login', () => {
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

  it('says when a picture is gone', async () => {
    const { store, names } = aStore({ getUpload: { refuse: 'unknown-upload' } });
    await expect(store.set(bringFilesAtom, { first: 'u-1' })).resolves.toBe('gone');
    await expect(store.set(bringFilesAtom, {})).resolves.toBeNull();
    expect(names()).toEqual([]);
  });

  it('becomes the video, by an upload of its own', async () => {
    const made = anUpload({ id: 'v-1', name: 'a kite.mp4', kind: 'video', seconds: 3 });
    const { store } = aStore({ uploadClip: { data: made }, getUpload: { data: made } });
    store.set(measureVideoAtom, { measure: () => Promise.resolve({ width: 4, height: 3, seconds: 3 }) });
    store.set(loadFileAtom, { load: () => Promise.resolve(new Blob(['\0\0\0\u0018ftypmp42'])) });
    await expect(store.set(bringFilesAtom, { clip: 'c-1' })).resolves.toBeNull();
    expect(store.get(ownVideoAtom)?.name).toBe('a kite.mp4');
  });

  it.each([
    [{ refuse: 'unknown-creation' }, 'gone'],
    [{ refuse: 'uploads-full' }, 'uploads-full'],
    [{ refuse: 'too-many-uploads' }, 'too-many-uploads'],
    [{ offline: true }, 'unreachable'],
  ] as const)('is not the video where the server answers %o, and tells that from a lost file', async (answer, why) => {
    const { store } = aStore({ uploadClip: answer });
    await expect(store.set(bringFilesAtom, { clip: 'c-1' })).resolves.toBe(why);
  });
});
