import type { UploadFailure } from '@kinora/api-client/creations';
import type { SubmitOutcome } from '@kinora/creations';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { addPictureAtom, decodePictureAtom, removePictureAtom } from '../pictures/picture-atoms.ts';
import { keepRefusalAtom, pictureFilesAtom, serverRefusalsAtom } from './picture-files-atoms.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);
const DAMAGED: UploadFailure = { kind: 'file-refused', reason: 'damaged', detail: {} };

const failedAt = (field: 'first' | 'last', failure: UploadFailure = DAMAGED): SubmitOutcome => ({
  kind: 'file-failed',
  field,
  failure,
});

async function twoPictures() {
  const store = createStore();
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: 'blob:1' }) });
  for (const [place, name] of [
    ['first', 'one.png'],
    ['second', 'two.png'],
  ] as const)
    await store.set(addPictureAtom, { place, file: new File([PNG], name) });
  return store;
}

it('hands the second picture out as the last one of the clip', async () => {
  const store = await twoPictures();
  expect(store.get(pictureFilesAtom)).toMatchObject({ first: { name: 'one.png' }, last: { name: 'two.png' } });
  store.set(removePictureAtom, 'first');
  expect(Object.keys(store.get(pictureFilesAtom))).toEqual(['last']);
});

it('says at each picture why it was refused, as long as it is there', async () => {
  const store = await twoPictures();
  store.set(keepRefusalAtom, failedAt('last'));
  expect(store.get(serverRefusalsAtom)).toEqual({ second: DAMAGED });
  store.set(keepRefusalAtom, failedAt('first'));
  expect(store.get(serverRefusalsAtom)).toEqual({ first: DAMAGED, second: DAMAGED });
  store.set(removePictureAtom, 'second');
  expect(store.get(serverRefusalsAtom)).toEqual({ first: DAMAGED });
});

it('holds no picture to blame for what is not its fault', async () => {
  const store = await twoPictures();
  store.set(keepRefusalAtom, failedAt('first', { kind: 'cancelled' }));
  store.set(keepRefusalAtom, { kind: 'not-kept' });
  expect(store.get(serverRefusalsAtom)).toEqual({});
});
