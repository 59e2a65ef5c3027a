import { addPictureAtom, decodePictureAtom } from '@kinora/source-files';
// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { draftAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { followPictureAtom } from './follow-picture-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

it('takes the shape of the first picture, and leaves it where the second one comes', async () => {
  const store = createStore();
  store.set(pageKindAtom, 'image');
  const add = async (place: 'first' | 'second', width: number) => {
    store.set(decodePictureAtom, { decode: () => Promise.resolve({ width, height: 1000, url: 'blob:1' }) });
    const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)], 'one.png');
    await store.set(addPictureAtom, { place, file });
    store.set(followPictureAtom, place);
    return store.get(draftAtom).choices.shape;
  };
  expect(store.get(draftAtom).choices.shape).toBe('16:9');
  expect(await add('first', 560)).toBe('9:16');
  expect(await add('second', 1000)).toBe('9:16');
});
