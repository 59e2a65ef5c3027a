import { addVideoAtom, measureVideoAtom } from '@kinora/source-files';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { chooseAtom, setFromAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { videoPartAtom } from './video-part-atoms.ts';

const aVideo = () => new File(['\0\0\0\u0018ftypmp42'], 'walk.mp4');

it('is none before a video is there, or where nobody knows its length', async () => {
  const store = createStore();
  store.set(pageKindAtom, 'video');
  expect(store.get(videoPartAtom)).toBeNull();
  store.set(measureVideoAtom, { measure: () => Promise.reject(new Error('no')) });
  await store.set(addVideoAtom, aVideo());
  expect(store.get(videoPartAtom)).toBeNull();
});

it('follows length and time of the draft, and stays inside the video', async () => {
  const store = createStore();
  store.set(pageKindAtom, 'video');
  store.set(measureVideoAtom, { measure: () => Promise.resolve({ width: 4, height: 3, seconds: 9 }) });
  await store.set(addVideoAtom, aVideo());
  store.set(setFromAtom, 4);
  expect(store.get(videoPartAtom)).toEqual({ from: 4, to: 9, latest: 4 });
  store.set(chooseAtom, { name: 'pace', value: 'slow' });
  expect(store.get(videoPartAtom)).toEqual({ from: 4, to: 6.5, latest: 6.5 });
  store.set(chooseAtom, { name: 'seconds', value: 8 });
  store.set(chooseAtom, { name: 'pace', value: 'keep' });
  expect(store.get(videoPartAtom)).toEqual({ from: 1, to: 9, latest: 1 });
});
