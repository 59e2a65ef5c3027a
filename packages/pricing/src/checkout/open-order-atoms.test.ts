import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anOrder, aRunningPlan, someListedSkus } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import { openingAtom, openingPortAtom, openPurchaseAtom } from './open-order-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
interface Asked {
  readonly sku: string;
  readonly expectedCents: number;
  readonly idempotencyKey: string;
}

function at(answers: FakeAnswers, kept = new Map<string, string>()) {
  const store = createStore();
  const left: string[] = [];
  const api = fakeApi({
    skuList: { data: someListedSkus() },
    getPlan: { data: { plan: null, checkout: 'sandbox' } },
    openOrder: { data: anOrder() },
    ...answers,
  });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ada });
  store.set(openingPortAtom, {
    readKey: (sku) => kept.get(sku),
    keepKey: (sku, key) => void kept.set(sku, key),
    dropKey: (sku) => void kept.delete(sku),
    language: () => 'ar',
    landing: () => ({ siteInitializing: 'newsletter', fromUser: '' }),
    leave: (url) => void left.push(url),
  });
  const asked = () => api.calls.flatMap(({ name, input }) => (name === 'openOrder' ? [input as Asked] : []));
  return { store, left, kept, asked, step: () => store.get(openingAtom) };
}

describe('the purchase of a sku', () => {
  it('opens an order at the price of the list and goes where it is paid', async () => {
    const { store, left, asked, step } = at({});
    await store.set(openPurchaseAtom, { sku: 'basic-month' });
    expect(asked()).toMatchObject([{ sku: 'basic-month', expectedCents: 1599, source: 'newsletter', language: 'ar' }]);
    expect(asked()[0]).not.toHaveProperty('campaign');
    expect([left, step().kind]).toEqual([[anOrder().url], 'leaving']);
  });

  it('keeps its key in this tab, so that a reload opens nothing new', async () => {
    const kept = new Map<string, string>();
    const first = at({}, kept);
    await first.store.set(openPurchaseAtom, { sku: 'basic-month' });
    const second = at({}, kept);
    await second.store.set(openPurchaseAtom, { sku: 'basic-month' });
    expect(second.asked()[0]?.idempotencyKey).toBe(first.asked()[0]?.idempotencyKey);
  });

  it('begins anew after one that is over', async () => {
    const kept = new Map([['basic-month', 'old']]);
    const { store, asked, left } = at(
      {
        openOrder: ({ idempotencyKey }) => ({
          data: idempotencyKey === 'old' ? anOrder({ state: 'declined', url: null }) : anOrder(),
        }),
      },
      kept,
    );
    await store.set(openPurchaseAtom, { sku: 'basic-month' });
    expect(asked().map(({ idempotencyKey }) => idempotencyKey === 'old')).toEqual([true, false]);
    expect(left).toEqual([anOrder().url]);
  });

  it('takes another key where the old one was for something else', async () => {
    const kept = new Map([['basic-month', 'old']]);
    const { store, asked, left } = at(
      {
        openOrder: ({ idempotencyKey }) => (idempotencyKey === 'old' ? { refuse: 'key-reused' } : { data: anOrder() }),
      },
      kept,
    );
    await store.set(openPurchaseAtom, { sku: 'basic-month' });
    expect([asked().length, left.length]).toEqual([2, 1]);
  });

  it('shows another price and pays it only when asked to', async () => {
    const { store, left, asked, step } = at({
      openOrder: ({ expectedCents }) =>
        expectedCents === 1799 ? { data: anOrder() } : { refuse: 'price-changed', details: { priceCents: 1799 } },
    });
    await store.set(openPurchaseAtom, { sku: 'basic-month' });
    expect(step()).toEqual({ kind: 'price-changed', from: 1599, to: 1799 });
    expect(left).toEqual([]);
    await store.set(openPurchaseAtom, { sku: 'basic-month', cents: 1799 });
    expect(left).toHaveLength(1);
    expect(new Set(asked().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('asks members with a plan for half of a pack', async () => {
    const { store, asked } = at({ getPlan: { data: { plan: aRunningPlan(), checkout: 'sandbox' } } });
    await store.set(openPurchaseAtom, { sku: 'pack-600' });
    expect(asked()).toMatchObject([{ expectedCents: 1100 }]);
  });

  it('keeps the key while nobody knows whether the order is open', async () => {
    const { store, kept, step } = at({ openOrder: { offline: true } });
    await store.set(openPurchaseAtom, { sku: 'basic-month' });
    expect(step()).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(kept.has('basic-month')).toBe(true);
  });

  it('says that a sku is not on sale, and that a plan runs', async () => {
    const gone = at({ skuList: { data: [] } });
    await gone.store.set(openPurchaseAtom, { sku: 'basic-month' });
    expect(gone.step()).toMatchObject({ failure: { reason: 'unknown-sku' } });
    const running = at({ openOrder: { refuse: 'plan-runs' } });
    await running.store.set(openPurchaseAtom, { sku: 'basic-month' });
    expect(running.step()).toMatchObject({ failure: { reason: 'plan-runs' } });
  });
});
