// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anUpload } from '@kinora/contracts/fixtures';
import { loadFileAtom } from '@kinora/creations/files';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { decodePictureAtom, ownPicturesAtom } from '../pictures/picture-atoms.ts';
import { ownReferencesAtom } from '../references/references-atoms.ts';
import { measureVideoAtom, ownVideoAtom } from '../video/video-atoms.ts';
import { fetchFilesAtom } from './fetch-files-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const content = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)]);

beforeEach(() => globalThis.localStorage.clear());

function aStore(answers: FakeAnswers = {}) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi(answers));
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 3, height: 4, url: 'blob:none' }) });
  store.set(loadFileAtom, { load: () => Promise.resolve(content) });
  const names = () => Object.values(store.get(ownPicturesAtom)).map(({ name }) => name);
  return { store, names };
}

describe('an earlier clip', () => {
  it('brings its references in place of those that are here', async () => {
    const { store } = aStore({ getUpload: { data: anUpload({ name: 'deer.jpg' }) } });
    const references = ['u-1', 'u-2'];
    await store.set(fetchFilesAtom, { references });
    await store.set(fetchFilesAtom, { references });
    expect(store.get(ownReferencesAtom).map(({ name }) => name)).toEqual(['deer.jpg', 'deer.jpg']);
  });

  it('says when a picture is gone', async () => {
    const { store, names } = aStore({ getUpload: { refuse: 'unknown-upload' } });
    await expect(store.set(fetchFilesAtom, { first: 'u-1' })).resolves.toBe('gone');
    await expect(store.set(fetchFilesAtom, {})).resolves.toBeNull();
    expect(names()).toEqual([]);
  });

  it('becomes the video, by an upload of its own', async () => {
    const made = anUpload({ id: 'v-1', name: 'a kite.mp4', kind: 'video', seconds: 3 });
    const { store } = aStore({ uploadClip: { data: made }, getUpload: { data: made } });
    store.set(measureVideoAtom, { measure: () => Promise.resolve({ width: 4, height: 3, seconds: 3 }) });
    store.set(loadFileAtom, { load: () => Promise.resolve(new Blob(['\0\0\0\u0018ftypmp42'])) });
    await expect(store.set(fetchFilesAtom, { clip: 'c-1' })).resolves.toBeNull();
    expect(store.get(ownVideoAtom)?.name).toBe('a kite.mp4');
  });

  it.each([
    [{ refuse: 'unknown-creation' }, 'gone'],
    [{ refuse: 'uploads-full' }, 'uploads-full'],
    [{ refuse: 'too-many-uploads' }, 'too-many-uploads'],
    [{ offline: true }, 'unreachable'],
  ] as const)('is not the video where the server answers %o, and tells that from a lost file', async (answer, why) => {
    const { store } = aStore({ uploadClip: answer });
    await expect(store.set(fetchFilesAtom, { clip: 'c-1' })).resolves.toBe(why);
  });
});
