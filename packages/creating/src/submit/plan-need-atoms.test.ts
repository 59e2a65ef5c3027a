// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { loadPlanAtom } from '@kinora/credits';
import { fakeApi } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { effectNeedsAtom, planNeedsAtom } from './plan-need-atoms.ts';

const ADA = { id: 'needs', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

function aStore() {
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ getPlan: { data: { plan: null, checkout: 'sandbox' } } }));
  store.set(openLinkAtom, 'model=local&resolution=1080p&count=2');
  return store;
}

it('is told to guests at once', () => {
  expect(aStore().get(planNeedsAtom)).toEqual(['count', 'resolution']);
});

it('is told to members when their plan is known', async () => {
  const store = aStore();
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  expect(store.get(planNeedsAtom)).toEqual([]);
  await store.set(loadPlanAtom);
  expect(store.get(planNeedsAtom)).toEqual(['count', 'resolution']);
});

it('is told of effects, too', async () => {
  const store = aStore();
  expect(store.get(effectNeedsAtom)({ effect: 'neon-twist' })).toEqual(['effect']);
  store.set(placeSessionAtom, { owner: 'member', member: { ...ADA, id: 'effects' } });
  expect(store.get(effectNeedsAtom)({ effect: 'neon-twist' })).toEqual([]);
  await store.set(loadPlanAtom);
  expect(store.get(effectNeedsAtom)({ effect: 'neon-twist' })).toEqual(['effect']);
});
