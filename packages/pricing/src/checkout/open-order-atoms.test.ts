import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anOrder, aRunningPlan, someListedSkus } from '@kinora/contracts/fixtures';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';

import { createOpening, openingPortAtom } from './open-order-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
interface Asked {
  readonly sku: string;
  readonly expectedCents: number;
  readonly idempotencyKey: string;
}

function at(answers: FakeAnswers, { sku = 'basic-month', kept = new Map<string, string>() } = {}) {
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
    readKey: (one) => kept.get(one),
    keepKey: (one, key) => void kept.set(one, key),
    dropKey: (one) => void kept.delete(one),
    language: () => 'ar',
    landing: () => ({ siteInitializing: 'newsletter', fromUser: '' }),
    leave: (url) => void left.push(url),
  });
  const asked = () => api.calls.flatMap(({ name, input }) => (name === 'openOrder' ? [input as Asked] : []));
  const { openingAtom, openAtom } = createOpening(sku);
  const step = () => store.get(openingAtom);
  const show = () => store.sub(openingAtom, () => {});
  const opened = async () => {
    show();
    await vi.waitFor(() => expect(step().kind).not.toBe('opening'));
  };
  return { left, kept, asked, step, show, opened, agree: (cents: number) => store.set(openAtom, cents) };
}

describe('the purchase of a sku', () => {
  it('opens an order at the price of the list and goes where it is paid', async () => {
    const { left, asked, step, opened } = at({});
    expect(step()).toEqual({ kind: 'opening' });
    await opened();
    expect(asked()).toMatchObject([{ sku: 'basic-month', expectedCents: 1599, source: 'newsletter', language: 'ar' }]);
    expect(asked()[0]).not.toHaveProperty('campaign');
    expect([left, step().kind]).toEqual([[anOrder().url], 'leaving']);
  });

  it('is opened once, however often it is shown', async () => {
    const { left, asked, show, opened } = at({});
    show()();
    await opened();
    show();
    expect([asked().length, left.length]).toEqual([1, 1]);
  });

  it('keeps its key in this tab, so that a reload opens nothing new', async () => {
    const kept = new Map<string, string>();
    const first = at({}, { kept });
    await first.opened();
    const second = at({}, { kept });
    await second.opened();
    expect(second.asked()[0]?.idempotencyKey).toBe(first.asked()[0]?.idempotencyKey);
  });

  it('begins anew after one that is over', async () => {
    const kept = new Map([['basic-month', 'old']]);
    const { opened, asked, left } = at(
      {
        openOrder: ({ idempotencyKey }) => ({
          data: idempotencyKey === 'old' ? anOrder({ state: 'declined', url: null }) : anOrder(),
        }),
      },
      { kept },
    );
    await opened();
    expect(asked().map(({ idempotencyKey }) => idempotencyKey === 'old')).toEqual([true, false]);
    expect(left).toEqual([anOrder().url]);
  });

  it('takes another key where the old one was for something else', async () => {
    const kept = new Map([['basic-month', 'old']]);
    const { opened, asked, left } = at(
      {
        openOrder: ({ idempotencyKey }) => (idempotencyKey === 'old' ? { refuse: 'key-reused' } : { data: anOrder() }),
      },
      { kept },
    );
    await opened();
    expect([asked().length, left.length]).toEqual([2, 1]);
  });

  it('shows another price and pays it only when asked to', async () => {
    const { opened, agree, left, asked, step } = at({
      openOrder: ({ expectedCents }) =>
        expectedCents === 1799 ? { data: anOrder() } : { refuse: 'price-changed', details: { priceCents: 1799 } },
    });
    await opened();
    expect(step()).toEqual({ kind: 'price-changed', from: 1599, to: 1799 });
    expect(left).toEqual([]);
    await agree(1799);
    expect(left).toHaveLength(1);
    expect(new Set(asked().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('asks members with a plan for half of a pack', async () => {
    const plan = { data: { plan: aRunningPlan(), checkout: 'sandbox' } } as const;
    const { opened, asked } = at({ getPlan: plan }, { sku: 'pack-600' });
    await opened();
    expect(asked()).toMatchObject([{ expectedCents: 1100 }]);
  });

  it('keeps the key while nobody knows whether the order is open', async () => {
    const { opened, kept, step } = at({ openOrder: { offline: true } });
    await opened();
    expect(step()).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(kept.has('basic-month')).toBe(true);
  });

  it('says that a sku is not on sale, and that a plan runs', async () => {
    const gone = at({ skuList: { data: [] } });
    await gone.opened();
    expect(gone.step()).toMatchObject({ failure: { reason: 'unknown-sku' } });
    const running = at({ openOrder: { refuse: 'plan-runs' } });
    await running.opened();
    expect(running.step()).toMatchObject({ failure: { reason: 'plan-runs' } });
  });
});
