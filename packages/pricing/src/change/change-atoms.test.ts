import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aPlanChange, aRunningPlan } from '@kinora/contracts/fixtures';
import { planAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { beginChangeAtom, changeStepAtom, confirmChangeAtom, leaveChangeAtom } from './change-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const pro = { data: { plan: aRunningPlan({ sku: 'pro-month', tier: 'pro' }), checkout: 'sandbox' } } as const;
const preview = { data: aPlanChange() };

function storeAt(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ada });
  const sent = () => api.calls.flatMap(({ name, input }) => (name === 'changePlan' ? [input] : []));
  return { store, sent, step: () => store.get(changeStepAtom) };
}

describe('a change of the plan', () => {
  it('is looked at, asked for at that price, and done', async () => {
    const { store, sent, step } = storeAt({ previewPlan: preview, changePlan: pro });
    const looking = store.set(beginChangeAtom, { sku: 'pro-month' });
    expect(step()).toEqual({ kind: 'loading', sku: 'pro-month' });
    await looking;
    await store.set(confirmChangeAtom);
    expect(sent()).toMatchObject([{ sku: 'pro-month', expectedCents: 2507 }]);
    expect([step()?.kind, store.get(planAtom)]).toMatchObject(['done', { value: { plan: { tier: 'pro' } } }]);
  });

  it('is asked for anew when its price has changed, under another key', async () => {
    let due = 2507;
    const { store, sent, step } = storeAt({
      previewPlan: () => ({ data: aPlanChange({ dueCents: due }) }),
      changePlan: ({ expectedCents }) =>
        expectedCents === 2600 ? pro : { refuse: 'price-changed', details: { priceCents: 2600 } },
    });
    await store.set(beginChangeAtom, { sku: 'pro-month' });
    due = 2600;
    await store.set(confirmChangeAtom);
    expect(step()).toMatchObject({ kind: 'preview', before: 2507, change: { dueCents: 2600 } });
    await store.set(confirmChangeAtom);
    expect(step()?.kind).toBe('done');
    const keys = sent().map((input) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps its key when no answer came, and is sent once while in flight', async () => {
    let isThere = false;
    const { store, sent, step } = storeAt({
      previewPlan: preview,
      changePlan: () => (isThere ? pro : { offline: true }),
    });
    await store.set(beginChangeAtom, { sku: 'pro-month' });
    await Promise.all([store.set(confirmChangeAtom), store.set(confirmChangeAtom)]);
    expect(sent()).toHaveLength(1);
    expect(step()).toMatchObject({ kind: 'preview', failure: { kind: 'unreachable' }, isSending: false });
    isThere = true;
    await store.set(confirmChangeAtom);
    const keys = sent().map((input) => (input as { idempotencyKey: string }).idempotencyKey);
    expect([keys.length, new Set(keys).size, step()?.kind]).toEqual([2, 1, 'done']);
  });

  it('says why it cannot be looked at', async () => {
    const { store, step } = storeAt({ previewPlan: { refuse: 'same-plan' } });
    await store.set(beginChangeAtom, { sku: 'basic-month' });
    expect(step()).toMatchObject({ kind: 'failed', failure: { reason: 'same-plan' } });
  });

  it('that was left does not come back with its answer', async () => {
    const { store, step } = storeAt({ previewPlan: { ...preview, delay: 5 } });
    const looking = store.set(beginChangeAtom, { sku: 'pro-month' });
    store.set(leaveChangeAtom);
    await looking;
    expect(step()).toBeNull();
    await store.set(confirmChangeAtom);
    expect(step()).toBeNull();
  });
});
