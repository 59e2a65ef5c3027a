import { playerPartsAtom, type PlayerParts, type WorkerListener, type PreviewRequest } from '@kinora/live-stage';
import { fakeSurface } from '@kinora/live-stage/testing';
import { addPictureAtom, decodePictureAtom } from '@kinora/source-files';
// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { chooseAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { previewPlayerAtom } from '../preview/preview-atoms.ts';
import { AUTOMATIC_ATOMS } from './automatic-crop-atoms.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CROP = { x: 0.7, y: 0.5, zoom: 1 };

/** A page with a picture, and the worker of its preview. */
async function aPage() {
  const store = createStore();
  const asked: PreviewRequest[] = [];
  let worker: WorkerListener | undefined;
  const parts: PlayerParts = {
    startWorker: (page) => {
      worker = page;
      return { postMessage: (request) => void asked.push(request), terminate: () => {} };
    },
    whenIdle: (run) => {
      run();
      return () => {};
    },
    watchSight: () => () => {},
    watchSize: () => () => {},
    watchPresses: () => () => {},
    openSound: () => ({ play: () => {}, stop: () => {} }),
    isStill: true,
  };
  store.set(playerPartsAtom, parts);
  store.set(pageKindAtom, 'image');
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 1600, height: 900, url: 'blob:one' }) });
  await store.set(addPictureAtom, { place: 'first', file: new File([Uint8Array.from(PNG)], 'deer.png') });
  store.get(previewPlayerAtom).attach(document.createElement('div'));
  const cuts = () => asked.flatMap((request) => (request.kind === 'cut' ? [request] : []));
  const answer = async (cut: number, crop: typeof CROP | null) => {
    worker?.onNews({ kind: 'found', cut, crop });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { answer, cuts, store };
}

beforeEach(() => {
  globalThis.localStorage.clear();
  fakeSurface();
});

it('is found by the worker of the preview, at the size of the clip, and only for who looks', async () => {
  const { answer, cuts, store } = await aPage();
  store.set(chooseAtom, { name: 'shape', value: '9:16' });
  store.set(chooseAtom, { name: 'resolution', value: '1080p' });
  expect(cuts()).toEqual([]);
  store.sub(AUTOMATIC_ATOMS.first, () => {});
  expect(cuts()).toMatchObject([{ request: { picture: { kind: 'file' }, frame: { width: 1080, height: 1920 } } }]);
  expect(store.get(AUTOMATIC_ATOMS.first)).toBeNull();
  await answer(1, CROP);
  expect(store.get(AUTOMATIC_ATOMS.first)).toEqual(CROP);
});

it('is another one in another shape, and unknown before that is found', async () => {
  const { answer, cuts, store } = await aPage();
  const close = store.sub(AUTOMATIC_ATOMS.first, () => {});
  await answer(1, CROP);
  close();
  store.set(chooseAtom, { name: 'shape', value: '1:1' });
  store.sub(AUTOMATIC_ATOMS.first, () => {});
  expect([store.get(AUTOMATIC_ATOMS.first), cuts().length]).toEqual([null, 2]);
});

it('stays unknown where it cannot be found, or there is nothing to cut', async () => {
  const { answer, cuts, store } = await aPage();
  store.sub(AUTOMATIC_ATOMS.first, () => {});
  store.sub(AUTOMATIC_ATOMS.last, () => {});
  await answer(1, null);
  expect([store.get(AUTOMATIC_ATOMS.first), store.get(AUTOMATIC_ATOMS.last)]).toEqual([null, null]);
  expect(cuts()).toHaveLength(1);
});

it('is the middle of a video', async () => {
  const { store } = await aPage();
  expect(store.get(AUTOMATIC_ATOMS.video)).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
});
