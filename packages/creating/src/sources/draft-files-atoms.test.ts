import type { SubmitOutcome } from '@kinora/creations';
import {
  addPictureAtom,
  decodePictureAtom,
  serverRefusalsAtom,
  addReferenceAtom,
  ownReferencesAtom,
  removeReferenceAtom,
  addVideoAtom,
  measureVideoAtom,
} from '@kinora/source-files';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { chooseModeAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { draftFilesAtom, keepFileRefusalAtom, missingFileAtom } from './draft-files-atoms.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);

function aStore() {
  const store = createStore();
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: 'blob:1' }) });
  store.set(measureVideoAtom, { measure: () => Promise.resolve({ width: 4, height: 3, seconds: 9 }) });
  return store;
}

const addPicture = (store: ReturnType<typeof aStore>) =>
  store.set(addPictureAtom, { place: 'first', file: new File([PNG], 'one.png') });
const addVideo = (store: ReturnType<typeof aStore>) =>
  store.set(addVideoAtom, new File(['\0\0\0\u0018ftypmp42'], 'walk.mp4'));

const damaged = (field: 'first' | 'video'): SubmitOutcome => ({
  kind: 'file-failed',
  field,
  failure: { kind: 'file-refused', reason: 'damaged', detail: {} },
});

it('hands out the files of the draft’s clip, and says which one is missing', async () => {
  const store = aStore();
  expect([store.get(missingFileAtom), store.get(draftFilesAtom)]).toEqual([null, {}]);
  await addPicture(store);
  store.set(pageKindAtom, 'video');
  expect([store.get(missingFileAtom), store.get(draftFilesAtom)]).toEqual(['video', {}]);
  await addVideo(store);
  expect(store.get(missingFileAtom)).toBeNull();
  expect(store.get(draftFilesAtom)).toMatchObject({ video: { name: 'walk.mp4' } });
  store.set(pageKindAtom, 'image');
  expect(Object.keys(store.get(draftFilesAtom))).toEqual(['first']);
  store.set(chooseModeAtom, 'first-last');
  expect(store.get(missingFileAtom)).toBe('second-picture');
});

it('hands out reference pictures by their places, and asks for another one where it is refused', async () => {
  const store = aStore();
  const add = (name: string) => store.set(addReferenceAtom, new File([PNG], name));
  await add('one.png');
  await add('two.png');
  expect(Object.entries(store.get(draftFilesAtom)).map(([slot, file]) => [slot, file.name])).toEqual([
    ['reference-1', 'one.png'],
    ['reference-2', 'two.png'],
  ]);
  store.set(keepFileRefusalAtom, { ...damaged('first'), field: 'reference-2' } as SubmitOutcome);
  expect(store.get(missingFileAtom)).toBe('other-reference');
  store.set(removeReferenceAtom, store.get(ownReferencesAtom)[1]?.id ?? '');
  expect(store.get(missingFileAtom)).toBeNull();
});

it('asks for another file where the server does not take it, and blames the right one', async () => {
  const store = aStore();
  store.set(pageKindAtom, 'video');
  await addPicture(store);
  await addVideo(store);
  store.set(keepFileRefusalAtom, damaged('video'));
  expect(store.get(missingFileAtom)).toBe('other-video');
  expect(store.get(serverRefusalsAtom)).toEqual({});
  await addVideo(store);
  expect(store.get(missingFileAtom)).toBeNull();
  store.set(keepFileRefusalAtom, damaged('first'));
  expect(store.get(missingFileAtom)).toBeNull();
  expect(Object.keys(store.get(serverRefusalsAtom))).toEqual(['first']);
});
