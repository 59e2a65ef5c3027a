// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { CreateInput, KeyProvider } from '@kinora/contracts/creations';
import { aCreation } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { loadOwnKeysAtom } from '@kinora/credits/own-keys';
import { fakeApi, someOwnKeys, type FakeAnswers } from '@kinora/testkit';
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { chooseModelAtom, setSeedAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { addLinesAtom } from '../list/list-atoms.ts';
import { loadRoutesAtom } from '../model/routes-atoms.ts';
import {
  CLIPS_MAX,
  compareAtom,
  compareCostAtom,
  compareCountAtom,
  compareNeedsAtom,
  compareOutcomeAtom,
  compareProblemAtom,
  differenceAtom,
  differencesAtom,
  forgetCompareAtom,
  modelsAtom,
  pickAtom,
  rollSeedsAtom,
  seedCountAtom,
  seedsAtom,
} from './compare-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const ROUTES = ['local', 'vidu-q1', 'veo-3-1', 'hailuo-02', 'wan-2-2'].map((model) => ({
  model,
  modes: ['text', 'image'] as const,
}));
const accepted = { data: { creations: [aCreation()], quote: { each: 8, total: 40 }, balance: 160 } };

beforeEach(() => globalThis.localStorage.clear());

async function aStore(answers: FakeAnswers = {}, { routes = ROUTES, keys = [] as readonly KeyProvider[] } = {}) {
  const store = createStore();
  const kept = keys.map((provider) => ({ provider, hint: '1234', addedAt: 0, used: 0 }));
  const api = fakeApi({
    listRoutes: { data: { routes } },
    listOwnKeys: { data: someOwnKeys({ keys: kept }) },
    createCreations: accepted,
    ...answers,
  });
  store.set(apiClientAtom, api);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(confirmBalanceAtom, 200);
  await Promise.all([store.set(loadRoutesAtom), store.set(loadOwnKeysAtom)]);
  store.set(writePromptAtom, 'a fox');
  const sent = () => api.calls.flatMap(({ name, input }) => (name === 'createCreations' ? [input as CreateInput] : []));
  return { store, sent };
}

it('compares the draft with the model that is nearest to it, at the sum of both prices', async () => {
  const { store, sent } = await aStore();
  expect(store.get(modelsAtom)).toHaveLength(2);
  store.set(pickAtom, { model: store.get(modelsAtom)[1] ?? '', isPicked: false });
  expect([store.get(compareProblemAtom), store.get(compareCountAtom)]).toEqual(['too-few', 1]);
  store.set(pickAtom, { model: 'vidu-q1', isPicked: true });
  expect([store.get(compareProblemAtom), store.get(compareCostAtom)]).toEqual([null, 40]);
  expect(await store.set(compareAtom)).toMatchObject({ kind: 'accepted' });
  expect(sent()).toMatchObject([
    {
      model: 'local',
      mode: 'text',
      count: 1,
      gold_coins: 40,
      input: { prompt: 'a fox' },
      others: [{ model: 'vidu-q1', input: { prompt: 'a fox' } }],
    },
  ]);
});

it('takes no more models than can be compared, and begins anew when it is forgotten', async () => {
  const { store } = await aStore();
  for (const { model } of ROUTES) store.set(pickAtom, { model, isPicked: true });
  expect(store.get(modelsAtom)).toHaveLength(CLIPS_MAX);
  expect(store.get(compareNeedsAtom)).toEqual([]);
  store.set(forgetCompareAtom);
  expect(store.get(modelsAtom)).toHaveLength(2);
});

it('compares seeds of one model: the draft’s own first', async () => {
  const { store, sent } = await aStore({}, { routes: ROUTES.slice(0, 1) });
  store.set(setSeedAtom, 7);
  expect([store.get(differencesAtom), store.get(differenceAtom)]).toEqual([['seeds'], 'seeds']);
  expect(store.get(seedsAtom)).toHaveLength(4);
  store.set(seedCountAtom, 3);
  const before = store.get(seedsAtom);
  store.set(rollSeedsAtom);
  expect(store.get(seedsAtom)[0]).toBe(7);
  expect(store.get(seedsAtom)).not.toEqual(before);
  expect(store.get(compareCostAtom)).toBe(24);
  await store.set(compareAtom);
  const [request] = sent();
  expect([request?.input.seed, ...(request?.others ?? []).map(({ input }) => input.seed)]).toEqual(
    store.get(seedsAtom),
  );
});

it('knows seeds only where the model does', async () => {
  const { store } = await aStore();
  expect(store.get(differencesAtom)).toEqual(['models', 'seeds']);
  store.set(differenceAtom, 'seeds');
  store.set(chooseModelAtom, 'hailuo-02');
  expect([store.get(differencesAtom), store.get(differenceAtom)]).toEqual([['models'], 'models']);
});

it('says what is in the way, and then sends nothing', async () => {
  const { store, sent } = await aStore();
  store.set(writePromptAtom, '');
  expect(store.get(compareProblemAtom)).toBe('prompt-missing');
  store.set(addLinesAtom, [{ text: 'a fox' }, { text: 'a boat' }]);
  expect(store.get(compareProblemAtom)).toBe('one-prompt');
  expect(await store.set(compareAtom)).toBeNull();
  expect(sent()).toEqual([]);
});

it('requests nothing while the picture is missing that the clips are made of', async () => {
  const { store, sent } = await aStore();
  store.set(pageKindAtom, 'image');
  store.set(writePromptAtom, 'it sways');
  expect(store.get(compareCountAtom)).toBe(2);
  expect(await store.set(compareAtom)).toBeNull();
  expect(sent()).toEqual([]);
});

it('takes the price that the server names, once more pressed', async () => {
  const quote = { each: 9, total: 41, balance: 200 };
  const { store, sent } = await aStore({ createCreations: { refuse: 'price-changed', details: { quote } } });
  store.set(pickAtom, { model: store.get(modelsAtom)[1] ?? '', isPicked: false });
  store.set(pickAtom, { model: 'vidu-q1', isPicked: true });
  expect(await store.set(compareAtom)).toEqual({ kind: 'price-changed', from: 40, to: 41 });
  expect([store.get(compareOutcomeAtom)?.kind, store.get(compareCostAtom)]).toEqual(['price-changed', 41]);
  await store.set(compareAtom);
  expect(sent().map(({ gold_coins }) => gold_coins)).toEqual([40, 41]);
  store.set(pickAtom, { model: 'veo-3-1', isPicked: true });
  expect(store.get(compareOutcomeAtom)).toBeNull();
});

it('makes a clip with the member’s own key, and the others for credits', async () => {
  const { store, sent } = await aStore({}, { keys: ['vidu'] });
  store.set(pickAtom, { model: store.get(modelsAtom)[1] ?? '', isPicked: false });
  store.set(pickAtom, { model: 'vidu-q1', isPicked: true });
  expect(store.get(compareCostAtom)).toBe(8);
  await store.set(compareAtom);
  expect(sent()[0]).toMatchObject({ others: [{ model: 'vidu-q1', ownKey: 'vidu' }] });
  expect(sent()[0]).not.toHaveProperty('ownKey');
  expect(store.get(settingsAtom).model).toBe('local');
});
