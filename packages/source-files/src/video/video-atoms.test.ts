import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import {
  addVideoAtom,
  keepVideoRefusalAtom,
  measureVideoAtom,
  ownVideoAtom,
  removeVideoAtom,
  videoRefusalAtom,
  videoServerRefusalAtom,
} from './video-atoms.ts';

const aStore = () => {
  const store = createStore();
  store.set(measureVideoAtom, { measure: () => Promise.resolve({ width: 4, height: 3, seconds: 9 }) });
  return store;
};
const aVideo = (name: string) => new File(['\0\0\0\u0018ftypmp42'], name);

it('has one video, which the next one takes the place of, and a refused one does not', async () => {
  const store = aStore();
  expect(await store.set(addVideoAtom, aVideo('one.mp4'))).toBe(true);
  expect(await store.set(addVideoAtom, aVideo('two.mp4'))).toBe(true);
  expect(await store.set(addVideoAtom, new File(['text'], 'notes.mp4'))).toBe(false);
  expect(store.get(ownVideoAtom)?.name).toBe('two.mp4');
  expect(store.get(videoRefusalAtom)).toEqual({ reason: 'not-a-video', name: 'notes.mp4' });
  store.set(removeVideoAtom);
  expect([store.get(ownVideoAtom), store.get(videoRefusalAtom)]).toEqual([null, null]);
});

it('knows why the server refused the one that is there', async () => {
  const store = aStore();
  const failure = { kind: 'file-refused', reason: 'damaged', detail: {} } as const;
  await store.set(addVideoAtom, aVideo('one.mp4'));
  store.set(keepVideoRefusalAtom, failure);
  expect(store.get(videoServerRefusalAtom)).toEqual(failure);
  await store.set(addVideoAtom, aVideo('two.mp4'));
  expect(store.get(videoServerRefusalAtom)).toBeNull();
});
