import { addVideoAtom, measureVideoAtom } from '@kinora/source-files';
import { i18n } from '@lingui/core';
import { createStore } from 'jotai';
import { beforeAll, expect, it } from 'vitest';

import { chooseAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { offeredParametersAtom, upscaleProblemAtom } from './upscale-atoms.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

async function aStore(width: number, height: number) {
  const store = createStore();
  store.set(pageKindAtom, 'video');
  store.set(measureVideoAtom, { measure: () => Promise.resolve({ width, height, seconds: 4 }) });
  await store.set(addVideoAtom, new File(['\0\0\0\u0018ftypmp42'], 'walk.mp4'));
  const offered = () =>
    store
      .get(offeredParametersAtom)
      .find(({ name }) => name === 'resolution')
      ?.options.flatMap(({ value, breach }) => (breach === null ? [value] : []));
  const problem = () => {
    const words = store.get(upscaleProblemAtom);
    return words && i18n._(words);
  };
  return { store, offered, problem };
}

it('offers every resolution for a look, and larger ones for an upscale', async () => {
  const { store, offered, problem } = await aStore(960, 540);
  expect([offered(), problem()]).toEqual([['360p', '540p', '720p', '1080p'], null]);
  store.set(chooseAtom, { name: 'style', value: 'upscale' });
  expect([offered(), problem()]).toEqual([['720p', '1080p'], null]);
});

it('says that the video has the chosen resolution, or that there is none above it', async () => {
  const wide = await aStore(1280, 720);
  wide.store.set(chooseAtom, { name: 'style', value: 'upscale' });
  expect(wide.problem()).toBe('Your video already has this resolution. Choose a larger one or a look.');
  wide.store.set(chooseAtom, { name: 'resolution', value: '1080p' });
  expect(wide.problem()).toBeNull();
  const full = await aStore(1080, 1920);
  full.store.set(chooseAtom, { name: 'style', value: 'upscale' });
  expect([full.offered(), full.problem()]).toEqual([
    [],
    'Your video already has the largest resolution available here. Choose a look instead.',
  ]);
});
