import { promptAtom, writePromptAtom, pageKindAtom } from '@kinora/creating';
// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { acceptProposalAtom, dropProposalAtom, proposalAtom, proposeAtom } from './proposal-atoms.ts';

let store = createStore();
beforeEach(() => {
  globalThis.localStorage.clear();
  store = createStore();
});

it('proposes what the prompt leaves open, and takes it when it is accepted', async () => {
  store.set(writePromptAtom, 'a fox');
  await store.set(proposeAtom);
  const proposal = store.get(proposalAtom);
  expect(proposal?.text).toBe(`a fox, ${proposal?.added.join(', ')}`);
  store.set(acceptProposalAtom);
  expect([store.get(promptAtom), store.get(proposalAtom)]).toEqual([proposal?.text, null]);
  await store.set(proposeAtom);
  expect(store.get(proposalAtom)?.added).toEqual([]);
});

it('proposes something else when it is asked again', async () => {
  store.set(writePromptAtom, 'a fox');
  const texts = new Set<string | undefined>();
  for (let turn = 0; turn < 6; turn += 1) {
    await store.set(proposeAtom);
    texts.add(store.get(proposalAtom)?.text);
  }
  expect(texts.size).toBeGreaterThan(2);
});

it('goes away with the next key, and when it is not wanted', async () => {
  store.set(writePromptAtom, 'a fox');
  await store.set(proposeAtom);
  store.set(writePromptAtom, 'a fox ');
  expect(store.get(proposalAtom)).toBeNull();
  await store.set(proposeAtom);
  store.set(dropProposalAtom);
  store.set(acceptProposalAtom);
  expect([store.get(proposalAtom), store.get(promptAtom)]).toEqual([null, 'a fox ']);
});

it('gives a picture a move', async () => {
  store.set(pageKindAtom, 'image');
  await store.set(proposeAtom);
  expect(store.get(proposalAtom)?.added).toHaveLength(2);
});
