import {
  addPictureAtom,
  decodePictureAtom,
  removePictureAtom,
  addVideoAtom,
  measureVideoAtom,
} from '@kinora/source-files';
// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  checkedDraftAtom,
  chooseAtom,
  chooseModeAtom,
  chooseModelAtom,
  draftAtom,
  openLinkAtom,
  setCropAtom,
  takeSettingsAtom,
} from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { previewSceneAtom, sceneOfAtom } from '../preview/preview-atoms.ts';
import { cropSourcesAtom, shownCropsAtom } from './crop-atoms.ts';

const CROP = { x: 0.25, y: 0.75, zoom: 2 };
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MP4 = [0, 0, 0, 24, ...new TextEncoder().encode('ftypisom')];

function onPage(kind: 'image' | 'video') {
  const store = createStore();
  store.set(pageKindAtom, kind);
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 1600, height: 900, url: 'blob:one' }) });
  store.set(measureVideoAtom, { measure: () => Promise.resolve({ width: 640, height: 480, seconds: 9 }) });
  return store;
}
const aPicture = (name = 'deer.png') => new File([Uint8Array.from(PNG)], name);
const inputOf = (store: ReturnType<typeof onPage>) => {
  const checked = store.get(checkedDraftAtom);
  return checked.ok ? checked.value : undefined;
};

beforeEach(() => globalThis.localStorage.clear());

describe('the crop of a picture', () => {
  it('is offered once there is one, in the shape of the clip', async () => {
    const store = onPage('image');
    expect(store.get(cropSourcesAtom)).toEqual({});
    await store.set(addPictureAtom, { place: 'first', file: aPicture() });
    store.set(chooseAtom, { name: 'shape', value: '9:16' });
    expect(store.get(cropSourcesAtom)).toMatchObject({ first: { name: 'deer.png', width: 1600, shape: '9:16' } });
    expect(store.get(cropSourcesAtom).first?.aspect).toBeCloseTo(9 / 16);
  });

  it('goes into the request and onto the stage, and stays with another shape', async () => {
    const store = onPage('image');
    await store.set(addPictureAtom, { place: 'first', file: aPicture() });
    expect(inputOf(store)).not.toHaveProperty('crops');
    store.set(setCropAtom, { field: 'first', crop: CROP });
    store.set(chooseAtom, { name: 'shape', value: '1:1' });
    expect(inputOf(store)).toMatchObject({ shape: '1:1', crops: { first: CROP } });
    expect(store.get(previewSceneAtom)).toMatchObject({ options: { crops: { first: CROP } } });
    expect(store.get(sceneOfAtom)('snow falls')).toMatchObject({ options: { crops: { first: CROP } } });
    store.set(setCropAtom, { field: 'first', crop: null });
    expect(inputOf(store)).not.toHaveProperty('crops');
  });

  it('is not shown on a picture of ours', () => {
    const store = onPage('image');
    store.set(setCropAtom, { field: 'first', crop: CROP });
    expect(store.get(shownCropsAtom)).toEqual({});
    expect(store.get(previewSceneAtom).options).not.toHaveProperty('crops');
  });

  it('of a second one waits while there is only one', async () => {
    const store = onPage('image');
    store.set(chooseModeAtom, 'first-last');
    await store.set(addPictureAtom, { place: 'second', file: aPicture() });
    store.set(setCropAtom, { field: 'last', crop: CROP });
    expect(inputOf(store)).toMatchObject({ crops: { last: CROP } });
    store.set(chooseModeAtom, 'image');
    expect(inputOf(store)).not.toHaveProperty('crops');
    store.set(chooseModeAtom, 'first-last');
    expect(inputOf(store)).toMatchObject({ crops: { last: CROP } });
    store.set(removePictureAtom, 'second');
    expect(store.get(shownCropsAtom)).toEqual({});
  });

  it('is not offered by makers that cut themselves', async () => {
    const store = onPage('image');
    await store.set(addPictureAtom, { place: 'first', file: aPicture() });
    store.set(setCropAtom, { field: 'first', crop: CROP });
    store.set(chooseModelAtom, 'veo-3-1');
    expect([store.get(cropSourcesAtom), inputOf(store)?.crops]).toEqual([{}, undefined]);
  });
});

describe('the crop of a video', () => {
  it('keeps the shape of the video where the clip does', async () => {
    const store = onPage('video');
    await store.set(addVideoAtom, new File([Uint8Array.from(MP4)], 'walk.mp4'));
    expect(store.get(cropSourcesAtom).video).toMatchObject({ shape: 'auto', aspect: 640 / 480 });
    store.set(setCropAtom, { field: 'video', crop: CROP });
    expect(store.get(previewSceneAtom)).toMatchObject({ options: { crops: { video: CROP } } });
  });

  it('is not offered where this browser knows nothing of the video', async () => {
    const store = onPage('video');
    store.set(measureVideoAtom, { measure: () => Promise.reject(new Error('not to be played')) });
    await store.set(addVideoAtom, new File([Uint8Array.from(MP4)], 'walk.mp4'));
    expect(store.get(cropSourcesAtom)).toEqual({});
  });
});

it('comes back with the settings of a clip and with its address, and goes with those of one without', () => {
  const store = onPage('image');
  const clip = { model: 'local', mode: 'image', input: { first: 'an-upload', crops: { first: CROP } } } as const;
  store.set(takeSettingsAtom, clip);
  expect(store.get(draftAtom).crops).toEqual({ first: CROP });
  store.set(takeSettingsAtom, { ...clip, input: { first: 'an-upload' } });
  expect(store.get(draftAtom).crops).toEqual({});
  store.set(openLinkAtom, '#mode=image&first=an-upload&crop.first=0.25,0.75,2');
  expect(store.get(draftAtom).crops).toEqual({ first: CROP });
});
