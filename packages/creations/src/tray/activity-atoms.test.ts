// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { endingsAtom, loadCreationsAtom, takeCreationsAtom } from '../creations-atoms.ts';
import { activityAtom, newsAtom, toggleTrayAtom } from './activity-atoms.ts';

const memberCalled = (id: string) =>
  ({
    owner: 'member',
    member: { id, name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false },
  }) as const;

const old = aReadyCreation({ id: 'old', endedAt: 1000 });
const going = aCreation({ id: 'new' });
const done = aReadyCreation({ id: 'new', endedAt: 2000, version: 2 });

function aTab(memberId = 'ada') {
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ listCreations: { data: { creations: [going, old], next: null } } }));
  store.set(placeSessionAtom, memberCalled(memberId));
  return store;
}

beforeEach(() => globalThis.localStorage.clear());

it('knows no news of what ended before it knew the member, and all of what ends after', async () => {
  const tab = aTab();
  tab.sub(newsAtom, () => {});
  await tab.set(loadCreationsAtom);
  expect(tab.get(newsAtom)).toEqual({ ready: 0, failed: 0 });
  tab.set(takeCreationsAtom, [done]);
  expect(tab.get(newsAtom)).toEqual({ ready: 1, failed: 0 });
});

it('counts what ended while the list was on its way', async () => {
  const tab = aTab();
  const loading = tab.set(loadCreationsAtom);
  tab.set(takeCreationsAtom, [going]);
  tab.set(takeCreationsAtom, [done]);
  await loading;
  tab.sub(newsAtom, () => {});
  expect(tab.get(newsAtom)).toEqual({ ready: 1, failed: 0 });
});

it('keeps over a reload what was not looked at, and what was; other tabs hear of it', async () => {
  const tab = aTab();
  await tab.set(loadCreationsAtom);
  tab.sub(newsAtom, () => {});
  const reloaded = aTab();
  reloaded.sub(newsAtom, () => {});
  reloaded.set(takeCreationsAtom, [done]);
  expect(reloaded.get(newsAtom)).toEqual({ ready: 1, failed: 0 });
  tab.set(takeCreationsAtom, [done]);
  tab.set(toggleTrayAtom, true);
  expect(tab.get(newsAtom)).toEqual({ ready: 0, failed: 0 });
  expect(tab.get(activityAtom).ended.map(({ isNew }) => isNew)).toEqual([true, false]);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kinora:activity' }));
  expect(reloaded.get(newsAtom)).toEqual({ ready: 0, failed: 0 });
  tab.set(toggleTrayAtom, false);
  tab.set(toggleTrayAtom, true);
  expect(tab.get(activityAtom).ended.map(({ isNew }) => isNew)).toEqual([false, false]);
});

it('tells another member nothing', async () => {
  const tab = aTab();
  await tab.set(loadCreationsAtom);
  tab.sub(newsAtom, () => {});
  tab.set(takeCreationsAtom, [done]);
  tab.set(placeSessionAtom, memberCalled('grace'));
  expect(tab.get(newsAtom)).toEqual({ ready: 0, failed: 0 });
});

it('tells each end once', async () => {
  const tab = aTab();
  await tab.set(loadCreationsAtom);
  tab.set(takeCreationsAtom, [done]);
  expect(tab.set(endingsAtom).map(({ id }) => id)).toEqual(['new']);
  expect(tab.set(endingsAtom)).toEqual([]);
});
