import { apiClientAtom } from '@kinora/api-client';
import { fakeApi } from '@kinora/testkit';
import { someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { learnMediaAtom, mediaAtom } from '../state/media-atoms.ts';
import { isPreparingAtom, lookAtPreparingAtom } from './preparing-atoms.ts';

const aMedium = (url: string, change = {}) => ({
  ...someFacts(),
  name: url,
  url,
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: true,
  ...change,
});

it('asks for what is being prepared until it is ready, and keeps the addresses of the rest', async () => {
  const asked: (readonly string[])[] = [];
  const store = createStore();
  store.set(
    apiClientAtom,
    fakeApi({
      projectMedia: ({ ids }) => {
        asked.push(ids);
        const done = { 'upload:sea': aMedium('new', { proxy: 'proxy', isPreparing: false }) };
        return { data: { media: { ...done, 'upload:fox': aMedium('newer') }, missing: [] } };
      },
    }),
  );
  await store.set(lookAtPreparingAtom);
  store.set(learnMediaAtom, {
    'upload:sea': aMedium('old'),
    'upload:fox': aMedium('old'),
    'creation:cat': aMedium('old', { isPreparing: false }),
  });
  expect(store.get(isPreparingAtom)).toBe(true);
  await store.set(lookAtPreparingAtom);
  expect(asked).toEqual([['upload:sea', 'upload:fox']]);
  expect(store.get(mediaAtom)).toMatchObject({
    'upload:sea': { url: 'new', proxy: 'proxy', isPreparing: false },
    'upload:fox': { url: 'old', isPreparing: true },
  });
  await store.set(lookAtPreparingAtom);
  expect(asked.at(-1)).toEqual(['upload:fox']);
});

it('keeps what it knows where the server does not answer', async () => {
  const store = createStore();
  store.set(apiClientAtom, fakeApi());
  store.set(learnMediaAtom, { 'upload:sea': aMedium('old') });
  await store.set(lookAtPreparingAtom);
  expect(store.get(isPreparingAtom)).toBe(true);
});
