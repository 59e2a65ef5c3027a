import { decodePictureAtom, addReferenceAtom, referenceCountAtom } from '@kinora/source-files';
// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { draftAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { takeClipAtom } from './take-clip-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);

async function takeOn(kind: 'text' | 'image') {
  const store = createStore();
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: 'blob:none' }) });
  await store.set(addReferenceAtom, new File([PNG], 'one.png'));
  store.set(pageKindAtom, kind);
  await store.set(takeClipAtom, { model: 'local', mode: 'text', input: { prompt: 'a fox', seed: 7 } });
  return { prompt: store.get(draftAtom).prompt, references: store.get(referenceCountAtom) };
}

it('leaves no reference where the clip had none, and those of another page alone', async () => {
  expect(await takeOn('text')).toEqual({ prompt: 'a fox', references: 0 });
  expect(await takeOn('image')).toEqual({ prompt: 'a fox', references: 1 });
});
