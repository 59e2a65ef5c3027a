// @vitest-environment happy-dom
import { placeSessionAtom } from '@kinora/auth';
import { COUNT_MAX, GPU_CREDITS } from '@kinora/contracts';
import { priceOf } from '@kinora/contracts/catalogue';
import { confirmBalanceAtom } from '@kinora/credits';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { modeAtom, setCountAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { COUNTS } from '../draft/draft.ts';
import { writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { addLinesAtom } from '../list/list-atoms.ts';
import { askedAtom, offerAtom } from './asked-atoms.ts';
import { priceAtom } from './create-atoms.ts';

const ADA = { id: 'ada', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

beforeEach(() => globalThis.localStorage.clear());

function aStore(lines: number, balance?: number) {
  const store = createStore();
  store.set(writePromptAtom, 'typed');
  store.set(
    addLinesAtom,
    Array.from({ length: lines }, (_, at) => ({ text: `boat ${at}` })),
  );
  if (balance === undefined) return store;
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
  store.set(confirmBalanceAtom, balance);
  return store;
}

it('asks for one prompt where there is no list', () => {
  const store = aStore(0);
  expect(store.get(askedAtom)).toEqual({ prompts: 1, count: 1, each: 8, others: 0 });
  expect(store.get(offerAtom)).toBeNull();
});

it('asks for as many as a request takes, and leaves the others for the next one', () => {
  const store = aStore(48, 1000);
  expect(store.get(askedAtom)).toEqual({ prompts: 20, count: 1, each: 8, others: 28 });
  store.set(setCountAtom, 3);
  expect(store.get(askedAtom)).toMatchObject({ prompts: 6, count: 3, others: 42 });
});

it('offers what the credits pay, where they pay some but not all', () => {
  expect(aStore(12, 40).get(offerAtom)).toBe(5);
  expect(aStore(12, 96).get(offerAtom)).toBeNull();
  expect(aStore(12, 7).get(offerAtom)).toBeNull();
});

it('offers a guest what everybody may make at once', () => {
  expect(aStore(3).get(offerAtom)).toBe(1);
});

it('shows the total that the server holds: the catalogue’s price of each clip of each prompt', () => {
  const line = fc.constantFrom('a boat', '{red|blue} boat', 'a {big|small} fox at {dawn|noon|night}', '{a} kite', '{');
  const lists = fc.array(line, { minLength: 1, maxLength: 12 });
  const meant: Readonly<Record<string, number>> = { '{red|blue} boat': 2, 'a {big|small} fox at {dawn|noon|night}': 6 };
  fc.assert(
    fc.property(lists, fc.constantFrom(...COUNTS), (lines, count) => {
      globalThis.localStorage.clear();
      const store = createStore();
      store.set(
        addLinesAtom,
        lines.map((text) => ({ text })),
      );
      store.set(setCountAtom, count);
      const all = lines.reduce((sum, text) => sum + (meant[text] ?? 1), 0);
      const { prompts, others } = store.get(askedAtom);
      expect([prompts + others, prompts * count <= COUNT_MAX]).toEqual([all, true]);
      const each = priceOf(store.get(modeAtom), store.get(settingsAtom).choices, GPU_CREDITS);
      expect(store.get(priceAtom)).toBe(each * prompts * count);
    }),
    { numRuns: 60 },
  );
});
