import { siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { seasonAtom, seasonPortsAtom } from './season-atoms.ts';

function storeAt(moment: string, loadIcon = (url: string) => Promise.resolve<string | null>(`blob:${url}`)) {
  const store = createStore();
  const lights = { name: 'Lights', from: '12-20', to: '01-06', image: '/a', mobileImage: '/b', path: '/home/' };
  store.set(siteAtom, aSiteConfig({ seasons: [lights] }));
  store.set(seasonPortsAtom, { now: () => new Date(moment), loadIcon });
  return store;
}

it('comes with its pictures', async () => {
  const store = storeAt('2026-12-24T12:00:00Z');
  expect(store.get(seasonAtom)).toBeUndefined();
  await store.set(seasonAtom);
  expect(store.get(seasonAtom)).toEqual({
    path: '/home/',
    name: 'Lights',
    picture: 'blob:/a',
    mobilePicture: 'blob:/b',
  });
});

it('says its name where a picture does not come', async () => {
  const store = storeAt('2026-12-24T12:00:00Z', () => Promise.resolve(null));
  await store.set(seasonAtom);
  expect(store.get(seasonAtom)).toMatchObject({ name: 'Lights', picture: null });
});

it('asks for nothing outside of a season', async () => {
  const asked: string[] = [];
  const store = storeAt('2026-11-22T12:00:00Z', (url) => {
    asked.push(url);
    return Promise.resolve(null);
  });
  await store.set(seasonAtom);
  expect([store.get(seasonAtom), asked]).toEqual([undefined, []]);
});
