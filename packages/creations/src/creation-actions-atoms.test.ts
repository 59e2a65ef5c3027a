// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { GPU_CREDITS } from '@kinora/contracts';
import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { balanceAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import {
  cancelCreationAtom,
  freshCreationAtom,
  moveCreationAtom,
  priceToday,
  removeCreationAtom,
  retryCreationAtom,
  tasksAtom,
} from './creation-actions-atoms.ts';
import { creationsAtom, takeCreationsAtom } from './creations-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const waiting = aCreation();
const cancelled = aCreation({ state: 'cancelled', version: 2, position: null });

function aStore(answers: FakeAnswers, known = waiting) {
  const store = createStore();
  const api = fakeApi({ integral: { data: { total: 40 } }, ...answers });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(takeCreationsAtom, [known]);
  return { store, api, states: () => store.get(creationsAtom).map(({ state }) => state) };
}

describe('cancelCreationAtom', () => {
  it('shows that it is busy, then the cancelled creation and the credits that came back', async () => {
    const { store, states } = aStore({ cancelCreation: { data: cancelled, delay: 5 } });
    const done = store.set(cancelCreationAtom, waiting);
    expect(store.get(tasksAtom)).toEqual({ [waiting.id]: 'cancel' });
    expect(await done).toBeNull();
    expect([store.get(tasksAtom), states(), store.get(balanceAtom)]).toEqual([{}, ['cancelled'], 40]);
  });

  it('shows how it ended when it was too late', async () => {
    const ready = aReadyCreation({ version: 9 });
    const { store, states } = aStore({ cancelCreation: { refuse: 'already-ended' }, getCreation: { data: ready } });
    expect(await store.set(cancelCreationAtom, waiting)).toBeNull();
    expect(states()).toEqual(['ready']);
  });

  it('says when the server could not be asked', async () => {
    const { store } = aStore({});
    expect(await store.set(cancelCreationAtom, waiting)).toEqual({ kind: 'unreachable' });
    expect(store.get(tasksAtom)).toEqual({});
  });
});

describe('moveCreationAtom', () => {
  it('takes the new places of all that moved', async () => {
    const other = aCreation({ id: 'other', position: 0 });
    const moved = [
      { ...waiting, position: 0 },
      { ...other, position: 1 },
    ];
    const { store, api } = aStore({ moveCreation: { data: { creations: moved } } });
    store.set(takeCreationsAtom, [other]);
    expect(await store.set(moveCreationAtom, waiting)).toBeNull();
    const places = store.get(creationsAtom).map(({ id, position }) => [id, position]);
    expect(Object.fromEntries(places)).toEqual({ [waiting.id]: 0, other: 1 });
    expect(api.calls.at(-1)).toMatchObject({ name: 'moveCreation', input: { id: waiting.id } });
  });

  it('shows what it does now when it waits no longer, and says what else went wrong', async () => {
    const running = aCreation({ state: 'running', version: 2 });
    const late = aStore({ moveCreation: { refuse: 'not-waiting' }, getCreation: { data: running } });
    expect(await late.store.set(moveCreationAtom, waiting)).toBeNull();
    expect(late.states()).toEqual(['running']);
    expect(await aStore({}).store.set(moveCreationAtom, waiting)).toEqual({ kind: 'unreachable' });
  });
});

describe('retryCreationAtom', () => {
  const again = aCreation({ id: 'again', createdAt: waiting.createdAt + 1 });
  const answer = { data: { creations: [again], quote: { each: 8, total: 8 }, balance: 24 } };

  it('adds the new creation at today’s price', async () => {
    const { store, api } = aStore({ retryCreation: answer }, cancelled);
    expect(await store.set(retryCreationAtom, cancelled)).toBeNull();
    expect(store.get(creationsAtom).map(({ id }) => id)).toEqual(['again', waiting.id]);
    expect(api.calls[0]?.input).toMatchObject({ gold_coins: 8 });
    expect(store.get(balanceAtom)).toBe(24);
  });

  it('keeps its key until there is an answer', async () => {
    let isDown = true;
    const { store, api } = aStore({ retryCreation: () => (isDown ? { offline: true } : answer) }, cancelled);
    await store.set(retryCreationAtom, cancelled);
    isDown = false;
    await store.set(retryCreationAtom, cancelled);
    await store.set(retryCreationAtom, cancelled);
    const [lost, same, next] = api.calls.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(same).toBe(lost);
    expect(next).not.toBe(lost);
  });
});

describe('removeCreationAtom', () => {
  it.each([{ data: null }, { refuse: 'unknown-creation' as const }])(
    'takes it off the list after %j',
    async (answer) => {
      const { store, states } = aStore({ removeCreation: answer }, cancelled);
      expect(await store.set(removeCreationAtom, cancelled)).toBeNull();
      expect(states()).toEqual([]);
    },
  );

  it('leaves it on the list when that did not work', async () => {
    const { store, states } = aStore({ removeCreation: { refuse: 'still-running' } });
    expect(await store.set(removeCreationAtom, waiting)).toMatchObject({ reason: 'still-running' });
    expect(states()).toEqual(['waiting']);
  });
});

describe('freshCreationAtom', () => {
  it('brings fresh addresses of the same version', async () => {
    const fresh = aReadyCreation({ version: 3 });
    const { store } = aStore({ getCreation: { data: fresh } }, { ...fresh, result: null });
    await store.set(freshCreationAtom, fresh.id);
    expect(store.get(creationsAtom)[0]?.result?.url).toBe(fresh.result?.url);
  });

  it('is null when there is none', async () => {
    const { store } = aStore({ getCreation: { refuse: 'unknown-creation' } });
    expect(await store.set(freshCreationAtom, 'x')).toBeNull();
  });
});

describe('priceToday', () => {
  it('prices the same settings by today’s catalogue', () => {
    expect(priceToday(waiting, GPU_CREDITS)).toBe(8);
    expect(
      priceToday(
        { model: 'veo-3-1', mode: 'text', input: { tier: 'standard', resolution: '4k', seconds: 8 } },
        GPU_CREDITS,
      ),
    ).toBe(384);
    expect(priceToday({ model: 'gone', mode: 'text', input: {} }, GPU_CREDITS)).toBeNull();
  });
});
