// @vitest-environment happy-dom
import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { loginAtom, placeSessionAtom } from '@kinora/auth';
import { readPendingCreation } from '@kinora/browser/kept';
import { aCreation, aSiteConfig } from '@kinora/contracts/fixtures';
import { balanceAtom, confirmBalanceAtom, pricingIntentAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { creationsAtom } from './creations-atoms.ts';
import { continueSavedRequestAtom, savedRequestAtom, sendSavedRequestAtom, submitAtom } from './submit-atoms.ts';
import type { UnsentRequest } from './unsent-request.ts';

const ORDER: UnsentRequest = { model: 'local', mode: 'text', input: { prompt: 'a fox', seed: 7 }, count: 1, cost: 8 };
const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const accepted = { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } };
const quote = { each: 9, total: 9, balance: 40 };

beforeEach(() => [globalThis.localStorage, globalThis.sessionStorage].forEach((storage) => storage.clear()));

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
  return { store, api, sentKeys, balance: () => store.get(balanceAtom) };
}

describe('a member', () => {
  it('gets what was asked for into the list, and the balance the server told', async () => {
    const { store, balance } = aStore({ createCreations: accepted });
    expect(await store.set(submitAtom, ORDER)).toMatchObject({ kind: 'accepted' });
    expect(store.get(creationsAtom)).toHaveLength(1);
    expect(balance()).toBe(32);
  });

  it('sees the credits held at once, and back when it is refused', async () => {
    const { store, balance } = aStore({ createCreations: { refuse: 'content-refused', delay: 5 } });
    const sent = store.set(submitAtom, ORDER);
    expect(balance()).toBe(32);
    expect(await sent).toMatchObject({ kind: 'failed', failure: { reason: 'content-refused' } });
    expect(balance()).toBe(40);
  });

  it('is told what is missing before anything is sent', async () => {
    const { store, sentKeys } = aStore({ createCreations: accepted }, { balance: 5 });
    expect(await store.set(submitAtom, ORDER)).toEqual({
      kind: 'short',
      balance: 5,
      cost: 8,
      missing: 3,
    });
    expect(sentKeys()).toEqual([]);
  });

  it('learns the true balance when the server says it is short', async () => {
    const refusal = { refuse: 'not-enough-credits', details: { quote: { each: 8, total: 8, balance: 3 } } } as const;
    const { store, balance } = aStore({ createCreations: refusal });
    expect(await store.set(submitAtom, ORDER)).toEqual({
      kind: 'short',
      balance: 3,
      cost: 8,
      missing: 5,
    });
    expect(balance()).toBe(3);
  });

  it('sees the prices when the server says it is short, where anything is on sale', async () => {
    const refusal = { refuse: 'not-enough-credits', details: { quote: { each: 8, total: 8, balance: 3 } } } as const;
    const { store } = aStore({ createCreations: refusal });
    store.set(siteAtom, aSiteConfig({ checkout: 'sandbox' }));
    await store.set(submitAtom, ORDER);
    expect(store.get(pricingIntentAtom)).toEqual({
      reason: { kind: 'short', balance: 3, cost: 8, missing: 5 },
    });
  });

  it('sees the prices when something comes with a plan, and is told so', async () => {
    const details = { reason: 'plan-needed', fields: { count: 'plan-needed' } } as const;
    const { store } = aStore({ createCreations: { refuse: 'not-allowed', details } });
    await store.set(submitAtom, ORDER);
    expect(store.get(pricingIntentAtom)).toBeNull();
    store.set(siteAtom, aSiteConfig({ checkout: 'sandbox' }));
    expect(await store.set(submitAtom, ORDER)).toMatchObject({ failure: { details: { reason: 'plan-needed' } } });
    expect(store.get(pricingIntentAtom)).toEqual({ reason: { kind: 'plan-needed', needs: ['count'] } });
  });

  it('learns what is left when the answer was lost after the credits were held', async () => {
    const { store, balance } = aStore({ createCreations: { offline: true }, integral: { data: { total: 32 } } });
    expect(await store.set(submitAtom, ORDER)).toMatchObject({ failure: { kind: 'unreachable' } });
    await vi.waitFor(() => expect(balance()).toBe(32));
  });

  it('is shown a changed price and pays it only with the next press, under another key', async () => {
    const { store, sentKeys } = aStore({ createCreations: { refuse: 'price-changed', details: { quote } } });
    expect(await store.set(submitAtom, ORDER)).toEqual({ kind: 'price-changed', from: 8, to: 9 });
    await store.set(submitAtom, { ...ORDER, cost: 9 });
    const [first, second] = sentKeys();
    expect(second).not.toBe(first);
  });

  it('sends the same key again after a press without an answer, and a new one after an answer', async () => {
    let isDown = true;
    const { store, sentKeys } = aStore({ createCreations: () => (isDown ? { offline: true } : accepted) });
    expect(await store.set(submitAtom, ORDER)).toMatchObject({ failure: { kind: 'unreachable' } });
    isDown = false;
    await store.set(submitAtom, ORDER);
    await store.set(submitAtom, ORDER);
    const [lost, again, next] = sentKeys();
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
  });
});

async function comeBack(answers: FakeAnswers) {
  const guest = aStore({}, { isMember: false });
  await guest.store.set(submitAtom, ORDER);
  return { key: readPendingCreation()?.pending.key, ...aStore(answers) };
}

describe('a guest', () => {
  it('keeps the request and is asked to log in, even without credits', async () => {
    const { store, sentKeys } = aStore({ createCreations: accepted }, { isMember: false, balance: 0 });
    expect(await store.set(submitAtom, ORDER)).toEqual({ kind: 'login' });
    expect(store.get(loginAtom)).toEqual({ reason: 'create', cost: 8 });
    expect(readPendingCreation()).toMatchObject({ pending: { ...ORDER }, resumes: true });
    expect(sentKeys()).toEqual([]);
  });

  it('finds it going on by itself after the login, with its key', async () => {
    const { store, sentKeys, key } = await comeBack({ createCreations: accepted });
    expect(await store.set(continueSavedRequestAtom, () => 8)).toMatchObject({ kind: 'accepted' });
    expect(sentKeys()).toEqual([key]);
    expect(store.get(savedRequestAtom)).toBeNull();
  });

  it('is asked for a click when the price is another one', async () => {
    const { store, sentKeys } = await comeBack({ createCreations: accepted });
    expect(await store.set(continueSavedRequestAtom, () => 9)).toBeNull();
    expect(sentKeys()).toEqual([]);
    expect(store.get(savedRequestAtom)).not.toBeNull();
    await store.set(sendSavedRequestAtom);
    expect(sentKeys()).toHaveLength(1);
  });

  it('is asked for a click in another tab', async () => {
    const { store, sentKeys } = await comeBack({ createCreations: accepted });
    globalThis.sessionStorage.clear();
    expect(await store.set(continueSavedRequestAtom, () => 8)).toBeNull();
    expect(sentKeys()).toEqual([]);
  });

  it('keeps the request while nobody knows whether it arrived', async () => {
    const { store, key } = await comeBack({});
    expect(await store.set(continueSavedRequestAtom, () => 8)).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(readPendingCreation()?.pending.key).toBe(key);
  });
});
