// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { Creation } from '@kinora/contracts';
import { aCreation, anUpload } from '@kinora/contracts/fixtures';
import { loadFileAtom, takeCreationsAtom } from '@kinora/creations';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { chooseModeAtom, draftAtom, setCountAtom, setSeedAtom } from '../draft/draft-atoms.ts';
import { writePromptAtom } from '../draft/kept-draft-atoms.ts';
import { pageKindAtom } from '../draft/page-kind-atoms.ts';
import { bringFilesAtom } from '../own-files/bring-files-atoms.ts';
import { decodePictureAtom } from '../own-pictures/picture-atoms.ts';
import { createAtom, isSendingAtom, outcomeAtom, priceAtom, repeatAtom, wasPressedAtom } from './create-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const accepted = { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } };
const dearer = { refuse: 'price-changed', details: { quote: { each: 9, total: 9, balance: 40 } } } as const;

type Sent = Pick<Creation, 'model' | 'mode' | 'input'>;

let made = 0;
/** Answers with the very clip that was asked for. */
const making = ({ model, mode, input }: Sent) => {
  const creation = aCreation({ id: `made-${(made += 1)}`, model, mode, input });
  return { data: { creations: [creation], quote: { each: 8, total: 8 }, balance: 32 } };
};
/** Of the calls that ask for clips; a lost answer also asks for the balance. */
const inputs = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ name }) => name === 'createCreations').map((call) => (call.input as Sent).input);
const seeds = (api: ReturnType<typeof fakeApi>) => inputs(api).map(({ seed }) => seed);

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
  it('sends what the draft says, with the seed of the preview, and leaves the stage as it is', async () => {
    const { store, api } = aStore({ createCreations: accepted });
    const before = store.get(draftAtom);
    expect(await store.set(createAtom)).toMatchObject({ kind: 'accepted' });
    expect(api.calls[0]?.input).toMatchObject({
      gold_coins: 8,
      count: 1,
      input: { prompt: 'a fox', seed: before.seed },
    });
    expect(store.get(draftAtom)).toBe(before);
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

  it('keeps a price named for one picture apart from that for two', async () => {
    const { store } = aStore({ createCreations: dearer, getUpload: { data: anUpload() } });
    const content = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)]);
    store.set(loadFileAtom, { load: () => Promise.resolve(content) });
    store.set(decodePictureAtom, { decode: () => Promise.resolve({ width: 4, height: 3, url: 'blob:1' }) });
    store.set(pageKindAtom, 'image');
    await store.set(bringFilesAtom, { first: 'u-1' });
    await store.set(createAtom);
    expect(store.get(priceAtom)).toBe(9);
    store.set(chooseModeAtom, 'first-last');
    expect(store.get(priceAtom)).toBe(8);
  });
});

describe('another press for the same clip', () => {
  it('draws another take with a new seed, which the stage then shows', async () => {
    const { store, api } = aStore({ createCreations: making });
    expect(store.get(repeatAtom)).toBeNull();
    await store.set(createAtom);
    expect(store.get(repeatAtom)).toBe('new-take');
    await store.set(createAtom);
    const [first, second] = seeds(api);
    expect(second).not.toBe(first);
    expect(store.get(draftAtom).seed).toBe(second);
  });

  it('keeps the seed when it is fixed', async () => {
    const { store, api } = aStore({ createCreations: making });
    store.set(setSeedAtom, 7);
    await store.set(createAtom);
    expect(store.get(repeatAtom)).toBe('same-clip');
    await store.set(createAtom);
    expect(seeds(api)).toEqual([7, 7]);
  });

  it('keeps the seed when something was changed in between', async () => {
    const { store, api } = aStore({ createCreations: making });
    await store.set(createAtom);
    store.set(writePromptAtom, 'two foxes');
    expect(store.get(repeatAtom)).toBeNull();
    await store.set(createAtom);
    const [first, second] = seeds(api);
    expect(second).toBe(first);
    store.set(writePromptAtom, 'a fox');
    expect(store.get(repeatAtom)).toBe('new-take');
  });

  it('asks for the same once more after no answer, even when the clip turns up meanwhile', async () => {
    const answers = [{ offline: true } as const];
    const { store, api } = aStore({ createCreations: (input) => answers.shift() ?? making(input) });
    await store.set(createAtom);
    store.set(
      takeCreationsAtom,
      inputs(api).map((input) => aCreation({ input })),
    );
    await store.set(createAtom);
    const [first, second] = seeds(api);
    expect(second).toBe(first);
  });
});
