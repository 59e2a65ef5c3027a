import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aRunningPlan } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { balanceAtom } from './balance-atoms.ts';
import {
  cancelPlanAtom,
  changePlanAtom,
  keepPlanAtom,
  loadPlanAtom,
  planAtom,
  rightsAtom,
  turnPlanAtom,
} from './plan-atoms.ts';

const member = (id: string) =>
  ({
    owner: 'member',
    member: { id, name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false },
  }) as const;

const basic = { plan: aRunningPlan(), checkout: 'sandbox' } as const;
const pro = { plan: aRunningPlan({ sku: 'pro-month', tier: 'pro' }), checkout: 'sandbox' } as const;

function storeAt(answers: FakeAnswers) {
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ integral: { data: { total: 834 } }, ...answers }));
  store.set(placeSessionAtom, member('7'));
  return store;
}

describe('the plan', () => {
  it('is what the server says, and gives its rights', async () => {
    const store = storeAt({ getPlan: { data: basic } });
    expect([store.get(planAtom).state, store.get(rightsAtom).countMax]).toEqual(['loading', 1]);
    await store.set(loadPlanAtom);
    expect(store.get(planAtom)).toEqual({ state: 'ready', value: basic, failure: null });
    expect(store.get(rightsAtom)).toMatchObject({ countMax: 4, hasHalfPacks: true });
  });

  it('stays in sight when a later answer fails, and says why the first one did', async () => {
    let isThere = false;
    const store = storeAt({ getPlan: () => (isThere ? { data: basic } : { offline: true }) });
    await store.set(loadPlanAtom);
    expect(store.get(planAtom)).toEqual({ state: 'failed', failure: { kind: 'unreachable' } });
    isThere = true;
    await store.set(loadPlanAtom);
    isThere = false;
    await store.set(loadPlanAtom);
    expect(store.get(planAtom).state).toBe('ready');
  });

  it('of one member is never the next one’s', async () => {
    const store = storeAt({ getPlan: { data: basic, delay: 5 } });
    const slow = store.set(loadPlanAtom);
    store.set(placeSessionAtom, member('8'));
    await slow;
    expect(store.get(planAtom).state).toBe('loading');
  });

  it('of a guest is not asked for', async () => {
    const store = storeAt({ getPlan: { data: basic } });
    store.set(placeSessionAtom, { owner: 'guest' });
    await store.set(loadPlanAtom);
    expect(store.get(planAtom).state).toBe('loading');
  });

  it('becomes what a change answers, and the credits are asked for', async () => {
    const store = storeAt({ getPlan: { data: basic }, changePlan: { data: pro } });
    await store.set(loadPlanAtom);
    await store.set(changePlanAtom, { sku: 'pro-month', expectedCents: 2507, key: 'k-1' });
    expect(store.get(planAtom)).toMatchObject({ value: { plan: { tier: 'pro' } } });
    await vi.waitFor(() => expect(store.get(balanceAtom)).toBe(834));
  });

  it('stays as it is where a change is refused', async () => {
    const store = storeAt({
      getPlan: { data: basic },
      changePlan: { refuse: 'price-changed', details: { priceCents: 2600 } },
    });
    await store.set(loadPlanAtom);
    const result = await store.set(changePlanAtom, { sku: 'pro-month', expectedCents: 2507, key: 'k-1' });
    expect(result).toMatchObject({ failure: { reason: 'price-changed', details: { priceCents: 2600 } } });
    expect(store.get(planAtom)).toMatchObject({ value: { plan: { tier: 'basic' } } });
  });

  it('ends, is kept, and renews in the sandbox', async () => {
    const ending = { ...basic, plan: aRunningPlan({ standing: 'ending' }) };
    const store = storeAt({ cancelPlan: { data: ending }, keepPlan: { data: basic }, turnPlan: { data: basic } });
    await store.set(cancelPlanAtom, null);
    expect(store.get(planAtom)).toMatchObject({ value: { plan: { standing: 'ending' } } });
    await store.set(keepPlanAtom, null);
    expect(store.get(planAtom)).toMatchObject({ value: { plan: { standing: 'active' } } });
    expect(await store.set(turnPlanAtom, 'renew')).toMatchObject({ ok: true });
  });
});
