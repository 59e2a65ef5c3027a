// @vitest-environment happy-dom
import { someCredits } from '@kinora/contracts/fixtures';
import { aRunningPlan } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom, livePlanAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';

import { signAdaIn } from '../testing/account-seeds.ts';
import { creditsAtom, loadCreditsAtom } from './credits-atoms.ts';

function storeAt(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi({ integral: { offline: true }, ...answers });
  signAdaIn(api)(store);
  const count = (wanted: string) => api.calls.filter(({ name }) => name === wanted).length;
  return { store, count };
}

it('say why they are not there, and are tried again', async () => {
  let isThere = false;
  const { store } = storeAt({ getCredits: () => (isThere ? { data: someCredits() } : { offline: true }) });
  await store.set(loadCreditsAtom);
  expect(store.get(creditsAtom)).toEqual({ state: 'failed', failure: { kind: 'unreachable' } });
  isThere = true;
  await store.set(loadCreditsAtom);
  expect(store.get(creditsAtom)).toMatchObject({ state: 'ready', value: { available: 532 } });
});

it('are read again when the balance moves, when the plan changes, and when somebody comes back', async () => {
  let tier: 'basic' | 'pro' = 'basic';
  const { store, count } = storeAt({
    getCredits: { data: someCredits() },
    getPlan: () => ({ data: { plan: aRunningPlan({ tier, sku: `${tier}-month` }), checkout: 'sandbox' } }),
  });
  const stops = [store.sub(creditsAtom, () => {}), store.sub(livePlanAtom, () => {})];
  await vi.waitFor(() => expect(store.get(livePlanAtom).state).toBe('ready'));
  const before = count('getCredits');
  store.set(confirmBalanceAtom, 834);
  await vi.waitFor(() => expect(count('getCredits')).toBe(before + 1));
  tier = 'pro';
  globalThis.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect([count('getCredits'), count('getPlan')]).toEqual([before + 3, 2]));
  for (const stop of stops) stop();
});
