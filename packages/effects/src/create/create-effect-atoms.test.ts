import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation, anUpload } from '@kinora/contracts/fixtures';
import type { UnsentRequest } from '@kinora/creations';
import { confirmBalanceAtom } from '@kinora/credits';
import { addPictureAtom, decodePictureAtom, serverRefusalsAtom } from '@kinora/source-files';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { seedAtom } from '../choices/effect-choices-atoms.ts';
import { createEffectAtom, isMadeAtom, isSendingAtom, outcomeAtom, priceAtom } from './create-effect-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);
const ORDER: UnsentRequest = {
  model: 'local',
  mode: 'effect',
  input: { effect: 'bunny-hop', seconds: 5, seed: 7 },
  count: 1,
  cost: 8,
};
const accepted = { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } };
const GOOD: FakeAnswers = {
  sendFile: { data: anUpload().id },
  getUpload: { data: anUpload() },
  createCreations: accepted,
};

beforeEach(() => {
  globalThis.localStorage.clear();
});

async function aStore(answers: FakeAnswers) {
  const store = createStore();
  const api = fakeApi({ integral: { data: { total: 40 } }, ...answers });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(confirmBalanceAtom, 40);
  store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 3, height: 4, url: 'blob:none' }) });
  await store.set(addPictureAtom, { place: 'first', file: new File([PNG], 'deer.png') });
  await store.set(addPictureAtom, { place: 'second', file: new File([PNG, 'x'], 'fox.png') });
  const names = () => api.calls.flatMap(({ name, input }) => (name === 'sendFile' ? [input] : []));
  const orders = () => api.calls.flatMap(({ name, input }) => (name === 'createCreations' ? [input] : []));
  return { store, names, orders };
}

describe('createEffectAtom', () => {
  it('sends the pictures that the effect takes, then the order; a second press meanwhile does nothing', async () => {
    const { store, names, orders } = await aStore(GOOD);
    const first = store.set(createEffectAtom, { request: ORDER, hasTwo: false });
    expect(store.get(isSendingAtom)).toBe(true);
    expect(await store.set(createEffectAtom, { request: ORDER, hasTwo: false })).toBeNull();
    expect(await first).toMatchObject({ kind: 'accepted' });
    expect([names(), orders().length, store.get(isSendingAtom)]).toEqual([[{ name: 'deer.png' }], 1, false]);
    await store.set(createEffectAtom, { request: { ...ORDER, input: { effect: 'hug' } }, hasTwo: true });
    expect(names()).toEqual([{ name: 'deer.png' }, { name: 'fox.png' }]);
  });

  it('draws another take of what is made already', async () => {
    const { store, orders } = await aStore(GOOD);
    expect(store.get(isMadeAtom)(ORDER)).toBe(false);
    await store.set(createEffectAtom, { request: ORDER, hasTwo: false });
    expect(store.get(isMadeAtom)(ORDER)).toBe(true);
    await store.set(createEffectAtom, { request: ORDER, hasTwo: false });
    const [, second] = orders();
    expect(store.get(seedAtom)).not.toBe(7);
    expect(second).toMatchObject({ input: { seed: store.get(seedAtom) } });
  });

  it('keeps the price the server named for the next press', async () => {
    const details = { quote: { each: 9, total: 9, balance: 40 } };
    const { store, orders } = await aStore({ ...GOOD, createCreations: { refuse: 'price-changed', details } });
    await store.set(createEffectAtom, { request: ORDER, hasTwo: false });
    expect([store.get(priceAtom)(ORDER), store.get(outcomeAtom)(ORDER)?.kind]).toEqual([9, 'price-changed']);
    await store.set(createEffectAtom, { request: ORDER, hasTwo: false });
    expect(orders()).toMatchObject([{ gold_coins: 8 }, { gold_coins: 9 }]);
    const other = { ...ORDER, input: { ...ORDER.input, seconds: 10 } };
    expect([store.get(priceAtom)(other), store.get(outcomeAtom)(other)]).toEqual([8, null]);
  });

  it('says at the picture that it was refused, until another one is there', async () => {
    const refusal = { reason: 'damaged', detail: {} };
    const { store } = await aStore({ ...GOOD, getUpload: { data: anUpload({ state: 'refused', refusal }) } });
    await store.set(createEffectAtom, { request: ORDER, hasTwo: false });
    expect(store.get(serverRefusalsAtom)).toEqual({ first: { kind: 'file-refused', ...refusal } });
    await store.set(addPictureAtom, { place: 'first', file: new File([PNG], 'other.png') });
    expect(store.get(serverRefusalsAtom)).toEqual({});
  });
});
