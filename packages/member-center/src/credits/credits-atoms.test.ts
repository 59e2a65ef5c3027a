import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { someCredits } from '@kinora/contracts/fixtures';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { ADA, signAdaIn } from '../testing/account-seeds.ts';
import { creditsAtom, loadCreditsAtom } from './credits-atoms.ts';

it('are read, kept when a later answer fails, and never shown to another member', async () => {
  const store = createStore();
  let isThere = false;
  signAdaIn(fakeApi({ getCredits: () => (isThere ? { data: someCredits() } : { offline: true }) }))(store);
  await store.set(loadCreditsAtom);
  expect(store.get(creditsAtom)).toEqual({ state: 'failed', failure: { kind: 'unreachable' } });
  isThere = true;
  await store.set(loadCreditsAtom);
  isThere = false;
  await store.set(loadCreditsAtom);
  expect(store.get(creditsAtom)).toMatchObject({ state: 'ready', credits: { available: 532 } });
  store.set(placeSessionAtom, { owner: 'member', member: { ...ADA, id: 'eve' } });
  expect(store.get(creditsAtom)).toEqual({ state: 'loading' });
});

it('of somebody who left meanwhile are dropped', async () => {
  const store = createStore();
  signAdaIn(fakeApi())(store);
  store.set(apiClientAtom, fakeApi({ getCredits: { data: someCredits(), delay: 5 } }));
  const slow = store.set(loadCreditsAtom);
  store.set(placeSessionAtom, { owner: 'guest' });
  await slow;
  expect(store.get(creditsAtom)).toEqual({ state: 'loading' });
});
