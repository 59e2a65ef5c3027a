import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aPayment, aRunningPlan } from '@kinora/contracts/fixtures';
import type { Payment } from '@kinora/contracts/money';
import {
  arrivalAtom,
  balanceAtom,
  confirmBalanceAtom,
  openPricingAtom,
  planAtom,
  pricingIntentAtom,
  type Arrival,
} from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { beginPurchaseAtom, begunPurchaseAtom } from './begun-purchase-atoms.ts';
import { createPurchaseWatch, isServerSilentAtom } from './watch-purchase-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const before = aPayment({ id: 'before' });
const now = aPayment({ id: 'now', sku: 'basic-month', credits: 500 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('dataLayer', []);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that waits for a purchase, and how often it asked. */
function waiting(answers: FakeAnswers = {}) {
  const store = createStore();
  const said = { payments: [before] as readonly Payment[], isThere: true };
  const api = fakeApi({
    listPayments: () => (said.isThere ? { data: { payments: said.payments, next: null } } : { offline: true }),
    getPlan: { data: { plan: aRunningPlan(), checkout: 'sandbox' } },
    integral: { data: { total: 532 } },
    ...answers,
  });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(confirmBalanceAtom, 32);
  store.set(openPricingAtom, { kind: 'plan-needed', needs: ['count'] });
  store.set(beginPurchaseAtom, { memberId: ADA.id, seen: ['before'] });
  const onArrive = vi.fn<(arrival: Arrival) => void>();
  const stop = store.sub(createPurchaseWatch(onArrive), () => {});
  const asked = () => api.calls.filter(({ name }) => name === 'listPayments').length;
  return { store, said, onArrive, stop, asked };
}

const ADDED = { sku: 'basic-month', credits: 500 };

describe('a purchase in another tab', () => {
  it('closes the prices when it is paid, with balance and plan as they are then', async () => {
    const { store, said, onArrive, asked } = waiting();
    await vi.advanceTimersByTimeAsync(6500);
    expect([asked(), onArrive.mock.calls.length]).toEqual([3, 0]);
    said.payments = [now, before];
    await vi.advanceTimersByTimeAsync(3000);
    expect(onArrive).toHaveBeenCalledExactlyOnceWith(ADDED);
    expect(store.get(arrivalAtom)).toEqual(ADDED);
    expect([store.get(pricingIntentAtom), store.get(begunPurchaseAtom)]).toEqual([null, null]);
    expect([store.get(balanceAtom), store.get(planAtom)]).toMatchObject([532, { state: 'ready' }]);
    expect(globalThis).toMatchObject({ dataLayer: [{ event: 'plan_close' }] });
    await vi.advanceTimersByTimeAsync(30_000);
    expect([asked(), onArrive.mock.calls.length]).toEqual([4, 1]);
  });

  it('is not over while it is declined or open', async () => {
    const { store, said, onArrive } = waiting();
    said.payments = [aPayment({ id: 'now', state: 'failed' }), before];
    await vi.advanceTimersByTimeAsync(9000);
    expect(onArrive).not.toHaveBeenCalled();
    expect(store.get(pricingIntentAtom)).not.toBeNull();
  });

  it('says within 10 s that the server is gone, and goes on when it is back', async () => {
    const { store, said, onArrive } = waiting();
    await vi.advanceTimersByTimeAsync(100);
    said.isThere = false;
    await vi.advanceTimersByTimeAsync(9900);
    expect(store.get(isServerSilentAtom)).toBe(true);
    said.isThere = true;
    said.payments = [now, before];
    await vi.advanceTimersByTimeAsync(3000);
    expect([store.get(isServerSilentAtom), onArrive.mock.calls.length]).toEqual([false, 1]);
  });

  it('takes a server that hangs for one that is gone', async () => {
    const { store } = waiting({ listPayments: { forever: true } });
    await vi.advanceTimersByTimeAsync(9900);
    expect(store.get(isServerSilentAtom)).toBe(true);
  });

  it('is nobody else’s', async () => {
    const { store, said, onArrive, asked } = waiting();
    store.set(placeSessionAtom, { owner: 'member', member: { ...ADA, id: 'eve' } });
    said.payments = [now];
    await vi.advanceTimersByTimeAsync(9000);
    expect([onArrive.mock.calls.length, store.get(begunPurchaseAtom)]).toEqual([0, null]);
    expect(asked()).toBeLessThanOrEqual(2);
  });

  it('is looked for at once when somebody comes back', async () => {
    const { asked } = waiting();
    await vi.advanceTimersByTimeAsync(100);
    globalThis.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked()).toBe(3);
  });

  it('is looked for when it begins while somebody waits, not before', async () => {
    const { store, asked } = waiting();
    store.set(beginPurchaseAtom, null);
    await vi.advanceTimersByTimeAsync(30_000);
    const asks = asked();
    store.set(beginPurchaseAtom, { memberId: ADA.id, seen: ['before'] });
    await vi.advanceTimersByTimeAsync(100);
    expect([asks, asked()]).toEqual([1, 2]);
  });

  it('is not asked for any more when nothing shows it', async () => {
    const { stop, asked } = waiting();
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked()).toBe(1);
  });
});
