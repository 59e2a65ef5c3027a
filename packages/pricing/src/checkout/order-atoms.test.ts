import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anOrder, aRunningPlan } from '@kinora/contracts/fixtures';
import type { SandboxAnswer } from '@kinora/contracts/money';
import { balanceAtom, planAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswer, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createWatchedOrder } from './order-atoms.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const open = anOrder();
const paid = anOrder({ state: 'paid', url: null, credits: 500 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watching(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi({
    integral: { data: { total: 540 } },
    getPlan: { data: { plan: aRunningPlan(), checkout: 'sandbox' } },
    ...answers,
  });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ada });
  const { orderAtom, answerAtom, againAtom } = createWatchedOrder(open.id);
  const stop = store.sub(orderAtom, () => {});
  const reads = () => api.calls.filter(({ name }) => name === 'getOrder').length;
  const again = () => store.set(againAtom);
  const answer = (one: SandboxAnswer) => store.set(answerAtom, one);
  const show = () => store.sub(orderAtom, () => {});
  return { store, again, answer, show, stop, reads, known: () => store.get(orderAtom) };
}

/** The first answers in turn, then the last one for ever. */
function inTurn(...answers: FakeAnswer<'getOrder'>[]) {
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)] ?? { offline: true as const };
}

describe('an order', () => {
  it('is read until it is paid; then credits and plan are asked for, once', async () => {
    const { store, reads, known } = watching({ getOrder: inTurn({ data: open }, { data: open }, { data: paid }) });
    expect(known()).toEqual({ state: 'loading' });
    await vi.advanceTimersByTimeAsync(0);
    expect(known()).toMatchObject({ state: 'ready', order: { state: 'open' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(known()).toMatchObject({ order: { state: 'paid', credits: 500 } });
    expect([store.get(balanceAtom), store.get(planAtom).state]).toEqual([540, 'ready']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(3);
  });

  it('is read rarely after a while, and at once when somebody comes back', async () => {
    const { again, stop, reads } = watching({ getOrder: { data: open } });
    await vi.advanceTimersByTimeAsync(60_000);
    const before = reads();
    expect(before).toBeLessThan(16);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reads()).toBe(before + 1);
    stop();
    again();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(before + 1);
  });

  it('is read at the same pace when it is shown again', async () => {
    const { stop, show, reads } = watching({ getOrder: { data: open } });
    await vi.advanceTimersByTimeAsync(60_000);
    const once = reads();
    stop();
    // As strict mode does: the first read of the one in between is under way already.
    show()();
    show();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(once + 1 + once);
  });

  it('stays in sight while nobody answers, and is found again', async () => {
    const { known } = watching({ getOrder: inTurn({ data: open }, { offline: true }, { data: paid }) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(known()).toMatchObject({ state: 'ready', order: { state: 'open' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(known()).toMatchObject({ order: { state: 'paid' } });
  });

  it('that nobody could read at first is tried again', async () => {
    const { known, again } = watching({ getOrder: inTurn({ offline: true }, { offline: true }, { data: open }) });
    await vi.advanceTimersByTimeAsync(0);
    again();
    await vi.advanceTimersByTimeAsync(0);
    expect(known()).toEqual({ state: 'failed', failure: { kind: 'unreachable' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(known().state).toBe('ready');
  });

  it('that is unknown is not asked for again', async () => {
    const { reads, known } = watching({ getOrder: { refuse: 'unknown-order' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(known()).toMatchObject({ state: 'failed', failure: { reason: 'unknown-order' } });
    expect(reads()).toBe(1);
  });
});

describe('the sandbox’s checkout', () => {
  it('shows what was asked for until the order has ended, and asks once', async () => {
    const { answer, known } = watching({
      getOrder: inTurn({ data: open }, { data: open }, { data: open }, { data: paid }),
      answerOrder: { data: open },
    });
    await vi.advanceTimersByTimeAsync(0);
    const asked = answer('late');
    await answer('declined');
    await vi.advanceTimersByTimeAsync(0);
    await asked;
    expect(known()).toMatchObject({ order: { state: 'open' }, answer: 'late' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(known()).toMatchObject({ answer: 'late' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(known()).toMatchObject({ order: { state: 'paid' }, answer: null });
  });

  it('says why it did not answer', async () => {
    const { answer, known } = watching({ getOrder: { data: open }, answerOrder: { refuse: 'already-ended' } });
    await vi.advanceTimersByTimeAsync(0);
    await answer('paid');
    expect(known()).toMatchObject({ answer: null, failure: { reason: 'already-ended' } });
  });
});
