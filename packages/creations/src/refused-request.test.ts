// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { readPendingCreation } from '@kinora/browser/kept';
import { aCreation, aRunningPlan } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom, loadPlanAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  dropSavedRequestAtom,
  offeredRequestAtom,
  savedRequestAtom,
  sendSavedRequestAtom,
  submitAtom,
} from './submit-atoms.ts';
import type { UnsentRequest } from './unsent-request.ts';

const ORDER: UnsentRequest = { model: 'local', mode: 'text', input: { prompt: 'a fox', seed: 7 }, count: 1, cost: 8 };
const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const accepted = { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } };

beforeEach(() => {
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});

function aStore(answers: FakeAnswers, { isMember = true, balance = 40 } = {}) {
  const store = createStore();
  const api = fakeApi({ integral: { data: { total: balance } }, ...answers });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' });
  store.set(confirmBalanceAtom, balance);
  const sentKeys = () =>
    api.calls.flatMap(({ name, input }) =>
      name === 'createCreations' ? [(input as { idempotencyKey: string }).idempotencyKey] : [],
    );
  return { store, sentKeys };
}

describe('what a member was refused', () => {
  const BATCH: UnsentRequest = { ...ORDER, count: 4, cost: 32 };
  const planNeeded = { refuse: 'not-allowed', details: { reason: 'plan-needed' } } as const;

  /** A member without a plan, who may have one by the next call. */
  function aBuyer({ balance = 40 } = {}) {
    const now = { hasPlan: false };
    const made = aStore(
      {
        createCreations: () => (now.hasPlan ? accepted : planNeeded),
        getPlan: () => ({ data: { plan: now.hasPlan ? aRunningPlan() : null, checkout: 'sandbox' } }),
      },
      { balance },
    );
    const pay = async () => {
      now.hasPlan = true;
      await made.store.set(loadPlanAtom);
    };
    return { ...made, pay };
  }

  it('for want of a plan is offered once there is one, and goes on with a press', async () => {
    const { store, sentKeys, pay } = aBuyer();
    await store.set(loadPlanAtom);
    await store.set(submitAtom, BATCH);
    expect(readPendingCreation()).toMatchObject({ pending: { ...BATCH, refused: true }, resumes: false });
    expect(store.get(offeredRequestAtom)).toBeNull();
    await pay();
    expect(store.get(offeredRequestAtom)?.pending).toMatchObject(BATCH);
    expect(await store.set(sendSavedRequestAtom)).toMatchObject({ kind: 'accepted' });
    expect(new Set(sentKeys()).size).toBe(1);
    expect(store.get(savedRequestAtom)).toBeNull();
  });

  it('for want of credits is offered once there are enough', async () => {
    const { store, sentKeys, pay } = aBuyer({ balance: 3 });
    expect(await store.set(submitAtom, ORDER)).toMatchObject({ kind: 'short' });
    await pay();
    expect(store.get(offeredRequestAtom)).toBeNull();
    store.set(confirmBalanceAtom, 503);
    expect(store.get(offeredRequestAtom)?.pending).toMatchObject(ORDER);
    expect(sentKeys()).toEqual([]);
  });

  it('stays offered when it is refused once more', async () => {
    const { store, pay } = aBuyer({ balance: 3 });
    await store.set(submitAtom, ORDER);
    await pay();
    expect(await store.set(sendSavedRequestAtom)).toMatchObject({ kind: 'short' });
    store.set(confirmBalanceAtom, 503);
    expect(store.get(offeredRequestAtom)?.pending).toMatchObject(ORDER);
    store.set(dropSavedRequestAtom);
    expect(store.get(offeredRequestAtom)).toBeNull();
  });

  it('is forgotten when something else is made, and after an hour', async () => {
    const { store, pay } = aBuyer();
    await store.set(submitAtom, BATCH);
    await pay();
    await store.set(submitAtom, ORDER);
    expect(store.get(savedRequestAtom)).toBeNull();
    const other = aBuyer();
    await other.store.set(submitAtom, BATCH);
    vi.useFakeTimers({ now: Date.now() + 3_600_001, toFake: ['Date'] });
    await other.pay();
    expect([other.store.get(savedRequestAtom) !== null, other.store.get(offeredRequestAtom)]).toEqual([true, null]);
    vi.useRealTimers();
  });

  it('does not take the place of what a guest asked for', async () => {
    const guest = aStore({}, { isMember: false });
    await guest.store.set(submitAtom, ORDER);
    await aBuyer().store.set(submitAtom, BATCH);
    expect(readPendingCreation()?.pending).toMatchObject(ORDER);
    expect(readPendingCreation()?.pending.refused).toBeUndefined();
  });
});
