// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { Creation } from '@kinora/contracts/creations';
import { aCreation, anUpload } from '@kinora/contracts/fixtures';
import { takeCreationsAtom } from '@kinora/creations';
import { loadFileAtom } from '@kinora/creations/files';
import { confirmBalanceAtom } from '@kinora/credits';
import { fetchFilesAtom, decodePictureAtom } from '@kinora/source-files';
import { fakeApi, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { chooseModeAtom, draftAtom, setCountAtom, setSeedAtom } from '../draft/draft-atoms.ts';
import { inputOf } from '../draft/draft.ts';
import { writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { addLinesAtom, listAtom } from '../list/list-atoms.ts';
import { stepAtom } from '../prompts/prompts-atoms.ts';
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
    await store.set(fetchFilesAtom, { first: 'u-1' });
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

function aList(texts: readonly string[], balance = 400) {
  const { store, api } = aStore({ createCreations: accepted }, 'typed');
  store.set(confirmBalanceAtom, balance);
  store.set(
    addLinesAtom,
    texts.map((text) => ({ text })),
  );
  return { store, api, left: () => store.get(listAtom)?.lines.map(({ text }) => text) };
}

describe('several prompts', () => {
  type Listed = Sent & { readonly prompts?: readonly string[]; readonly count: number; readonly gold_coins: number };
  const orders = (api: ReturnType<typeof fakeApi>) =>
    api.calls.flatMap(({ name, input }) => (name === 'createCreations' ? [input as Listed] : []));

  it('go out in one request at the exact total, and leave the list', async () => {
    const { store, api, left } = aList(['a boat', '{red|blue} fox']);
    store.set(setCountAtom, 2);
    expect(store.get(priceAtom)).toBe(48);
    expect(await store.set(createAtom)).toMatchObject({ kind: 'accepted' });
    expect(orders(api)).toMatchObject([
      { count: 2, gold_coins: 48, prompts: ['a boat', 'red fox', 'blue fox'], input: { seed: expect.any(Number) } },
    ]);
    expect(inputs(api)[0]).not.toHaveProperty('prompt');
    expect([left(), store.get(draftAtom).prompt]).toEqual([undefined, 'typed']);
  });

  it('go out as the first so many where those were asked for', async () => {
    const { store, api, left } = aList(['a boat', 'a fox', 'a kite']);
    await store.set(createAtom, 2);
    expect(orders(api)).toMatchObject([{ gold_coins: 16, prompts: ['a boat', 'a fox'] }]);
    expect(left()).toEqual(['a kite']);
    await store.set(createAtom);
    expect(orders(api)[1]).toMatchObject({ gold_coins: 8, input: { prompt: 'a kite' } });
    expect(orders(api)[1]).not.toHaveProperty('prompts');
  });

  it('go out twenty at a time', async () => {
    const { store, api, left } = aList(Array.from({ length: 48 }, (_, at) => `boat ${at}`));
    expect(store.get(priceAtom)).toBe(160);
    await store.set(createAtom);
    expect(orders(api)[0]).toMatchObject({ gold_coins: 160 });
    expect([orders(api)[0]?.prompts?.length, left()?.length]).toEqual([20, 28]);
  });

  it('stay as they are when they are refused, and go nowhere with a line that nothing can be made of', async () => {
    const { store, api, left } = aList(['a boat', 'a fox'], 8);
    expect(await store.set(createAtom)).toMatchObject({ kind: 'short', cost: 16, missing: 8 });
    expect([left()?.length, orders(api)]).toEqual([2, []]);
    store.set(addLinesAtom, [{ text: '' }]);
    expect(await store.set(createAtom)).toBeNull();
  });

  it('of choices in the prompt are another take of each when all of them are made', async () => {
    const { store, api } = aStore({}, '{red|blue} fox');
    store.set(confirmBalanceAtom, 400);
    const draft = store.get(draftAtom);
    const { model, mode, seed } = draft;
    expect(store.get(repeatAtom)).toBeNull();
    const clips = ['red fox', 'blue fox'].map((prompt, at) =>
      aCreation({ id: `take-${at}`, model, mode, input: inputOf({ ...draft, prompt }) }),
    );
    store.set(takeCreationsAtom, clips.slice(0, 1));
    expect(store.get(repeatAtom)).toBeNull();
    store.set(takeCreationsAtom, clips);
    expect(store.get(repeatAtom)).toBe('new-take');
    store.set(stepAtom, 1);
    expect(store.get(repeatAtom)).toBe('new-take');
    await store.set(createAtom);
    expect(orders(api)[0]).toMatchObject({ prompts: ['red fox', 'blue fox'] });
    expect(inputs(api)[0]?.seed).not.toBe(seed);
  });
});
