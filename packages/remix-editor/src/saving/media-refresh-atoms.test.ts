import { apiClientAtom } from '@kinora/api-client';
import { fakeApi } from '@kinora/testkit';
import { aClip, aDocument, aTextClip, aTrack, someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom, mediaAtom } from '../state/media-atoms.ts';
import { findMediaAtom, refreshMediaAtom } from './media-refresh-atoms.ts';

const idOf = (number: number) => `upload:01940000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const medium = {
  ...someFacts(),
  name: 'fox',
  url: '/old',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};

function opened(count: number) {
  const store = createStore();
  const api = fakeApi({
    projectMedia: ({ ids }) => ({
      data: { media: Object.fromEntries(ids.map((id) => [id, { ...medium, url: '/new' }])), missing: [] },
    }),
  });
  store.set(apiClientAtom, api);
  const clips = Array.from({ length: count }, (_, place) =>
    aClip({ id: `c${place}`, start: place * 480_000, mediaId: idOf(place) }),
  );
  const engine = aClip({ id: 'engine', start: 0, mediaId: 'engine:rain' });
  const take = { mediaId: idOf(0), sourceIn: 0, name: '' };
  const tracks = [
    aTrack({ clips: clips.map((clip) => ({ ...clip, takes: [take] })) }),
    aTrack({ id: 'other', clips: [engine] }),
    aTrack({ id: 'text', kind: 'text', clips: [aTextClip()] }),
  ];
  store.set(openDocumentAtom, aDocument({ tracks }));
  return { store, api };
}

it('asks about each medium of the member once, as many at a time as the server takes', async () => {
  const { store, api } = opened(201);
  await store.set(refreshMediaAtom);
  expect(api.calls).toMatchObject([{ input: { ids: { length: 200 } } }, { input: { ids: [idOf(200)] } }]);
  expect(Object.keys(store.get(mediaAtom))).toHaveLength(201);
});

it('asks only about what is not known, where that is enough', async () => {
  const { store, api } = opened(2);
  store.set(learnMediaAtom, { [idOf(0)]: medium });
  await store.set(findMediaAtom);
  expect(api.calls).toMatchObject([{ input: { ids: [idOf(1)] } }]);
  await store.set(refreshMediaAtom);
  expect(store.get(mediaAtom)[idOf(0)]?.url).toBe('/new');
});

it('keeps what is known where the server does not answer', async () => {
  const { store } = opened(1);
  store.set(learnMediaAtom, { [idOf(0)]: medium });
  store.set(apiClientAtom, fakeApi());
  await store.set(refreshMediaAtom);
  expect(store.get(mediaAtom)[idOf(0)]?.url).toBe('/old');
});
