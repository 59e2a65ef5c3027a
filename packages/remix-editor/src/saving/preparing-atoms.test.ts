import { apiClientAtom } from '@kinora/api-client';
import { fakeApi } from '@kinora/testkit';
import { someFacts } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { learnMediaAtom, mediaAtom } from '../state/media-atoms.ts';
import { livePreparingAtom } from './preparing-atoms.ts';

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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks for what is being prepared until it is ready, and keeps the addresses of the rest', async () => {
  const asked: (readonly string[])[] = [];
  const ready = new Set(['upload:sea']);
  const store = createStore();
  store.set(
    apiClientAtom,
    fakeApi({
      projectMedia: ({ ids }) => {
        asked.push(ids);
        const media = ids.map((id) => [
          id,
          aMedium('new', ready.has(id) ? { proxy: 'proxy', isPreparing: false } : {}),
        ]);
        return { data: { media: Object.fromEntries(media), missing: [] } };
      },
    }),
  );
  store.sub(livePreparingAtom, () => {});
  await vi.advanceTimersByTimeAsync(20_000);
  expect([asked, store.get(livePreparingAtom)]).toEqual([[], false]);
  store.set(learnMediaAtom, {
    'upload:sea': aMedium('old'),
    'upload:fox': aMedium('old'),
    'creation:cat': aMedium('old', { isPreparing: false }),
  });
  expect(store.get(livePreparingAtom)).toBe(true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toEqual([['upload:sea', 'upload:fox']]);
  expect(store.get(mediaAtom)).toMatchObject({
    'upload:sea': { url: 'new', proxy: 'proxy', isPreparing: false },
    'upload:fox': { url: 'old', isPreparing: true },
  });
  ready.add('upload:fox');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([['upload:sea', 'upload:fox'], ['upload:fox']]);
  expect(store.get(livePreparingAtom)).toBe(false);
});

it('keeps what it knows where the server does not answer, and goes on while it is shown', async () => {
  const store = createStore();
  const api = fakeApi();
  store.set(apiClientAtom, api);
  store.set(learnMediaAtom, { 'upload:sea': aMedium('old') });
  const leave = store.sub(livePreparingAtom, () => {});
  await vi.advanceTimersByTimeAsync(9000);
  expect([api.calls.length, store.get(livePreparingAtom)]).toEqual([2, true]);
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(api.calls).toHaveLength(2);
});
