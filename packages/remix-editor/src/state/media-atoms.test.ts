import { someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';

import { learnMediaAtom, mediaAtom, refreshMediaAtom, refreshMediaByAtom } from './media-atoms.ts';

const medium = {
  ...someFacts(),
  name: 'fox',
  url: '/fox.mp4',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};

it('adds media and takes newer addresses', () => {
  const store = createStore();
  store.set(learnMediaAtom, { fox: medium, lake: { ...medium, name: 'lake' } });
  store.set(learnMediaAtom, { fox: { ...medium, url: '/fox.mp4?later' } });
  expect(Object.values(store.get(mediaAtom)).map(({ url }) => url)).toEqual(['/fox.mp4?later', '/fox.mp4']);
});

it('asks for newer addresses where it knows whom', () => {
  const store = createStore();
  store.set(refreshMediaAtom, ['lake']);
  const refresh = vi.fn<(mediaIds: readonly string[]) => void>();
  store.set(refreshMediaByAtom, refresh);
  store.set(refreshMediaAtom, ['fox']);
  expect(refresh.mock.calls).toEqual([[['fox']]]);
});
