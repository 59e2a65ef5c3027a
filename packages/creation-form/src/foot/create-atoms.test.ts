// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { draftAtom, setCountAtom } from '../draft/draft-atoms.ts';
import { writePromptAtom } from '../draft/kept-draft-atoms.ts';
import { createAtom, isSendingAtom, outcomeAtom, priceAtom, wasPressedAtom } from './create-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const accepted = { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } };
const dearer = { refuse: 'price-changed', details: { quote: { each: 9, total: 9, balance: 40 } } } as const;

beforeEach(() => globalThis.localStorage.clear());

function aStore(answers: FakeAnswers, prompt = 'a fox') {
  const store = createStore();
  const api = fakeApi(answers);
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(confirmBalanceAtom, 40);
  store.set(writePromptAtom, prompt);
  return { store, api };
}

describe('createAtom', () => {
  it('sends what the draft says, with the seed of the preview, and takes another seed for the next clip', async () => {
    const { store, api } = aStore({ createCreations: accepted });
    const { seed } = store.get(draftAtom);
    expect(await store.set(createAtom)).toMatchObject({ kind: 'accepted' });
    expect(api.calls[0]?.input).toMatchObject({ gold_coins: 8, count: 1, input: { prompt: 'a fox', seed } });
    expect(store.get(draftAtom).seed).not.toBe(seed);
  });

  it('sends once however often it is pressed', async () => {
    const { store, api } = aStore({ createCreations: { ...accepted, delay: 5 } });
    const first = store.set(createAtom);
    expect(store.get(isSendingAtom)).toBe(true);
    expect(await store.set(createAtom)).toBeNull();
    await first;
    expect(api.calls).toHaveLength(1);
    expect(store.get(isSendingAtom)).toBe(false);
  });

  it('sends nothing without a prompt, and remembers that somebody pressed', async () => {
    const { store, api } = aStore({ createCreations: accepted }, ' ');
    expect(await store.set(createAtom)).toBeNull();
    expect([store.get(wasPressedAtom), api.calls]).toEqual([true, []]);
    store.set(writePromptAtom, 'a');
    expect(store.get(wasPressedAtom)).toBe(false);
  });

  it('shows the new price after a refusal and pays it with the next press', async () => {
    const answers = [dearer, accepted];
    const { store, api } = aStore({ createCreations: () => answers.shift() ?? accepted });
    await store.set(createAtom);
    expect(store.get(outcomeAtom)).toEqual({ kind: 'price-changed', from: 8, to: 9 });
    expect(store.get(priceAtom)).toBe(9);
    await store.set(createAtom);
    expect(api.calls[1]?.input).toMatchObject({ gold_coins: 9 });
  });

  it('forgets a named price when something else is asked for', async () => {
    const { store } = aStore({ createCreations: dearer });
    await store.set(createAtom);
    store.set(setCountAtom, 2);
    expect(store.get(priceAtom)).toBe(16);
    expect(store.get(outcomeAtom)).toBeNull();
  });
});
