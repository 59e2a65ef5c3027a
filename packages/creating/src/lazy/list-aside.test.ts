// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { takeSettingsAtom } from '../draft/draft-atoms.ts';
import { promptAtom, writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { addLinesAtom, listAsideAtom, listAtom, takeListUpAtom } from '../list/list-atoms.ts';
import { followLinkAtom } from './link-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

function aList() {
  const store = createStore();
  store.set(addLinesAtom, [{ text: 'a boat' }, { text: 'a fox' }]);
  return store;
}

describe('a list', () => {
  it('waits with all of its words while a link brings others', async () => {
    const store = aList();
    await store.set(followLinkAtom, '#prompt=a+whale&seconds=3');
    expect([store.get(listAtom), store.get(promptAtom)]).toEqual([null, 'a whale']);
    expect(store.get(listAsideAtom)?.lines).toEqual([{ text: 'a boat' }, { text: 'a fox' }]);
  });

  it('goes on where a link says nothing of words, or those of the line in hand', async () => {
    const store = aList();
    await store.set(followLinkAtom, '#seconds=3');
    await store.set(followLinkAtom, '#prompt=a+boat');
    expect(store.get(listAtom)?.lines).toHaveLength(2);
  });

  it('waits with what was typed last while the settings of a clip are taken', () => {
    const store = aList();
    store.set(writePromptAtom, 'a red boat');
    store.set(takeSettingsAtom, { mode: 'text', model: 'local', input: { prompt: 'a whale', seed: 3 } });
    expect(store.get(promptAtom)).toBe('a whale');
    store.set(takeListUpAtom);
    expect(store.get(promptAtom)).toBe('a red boat');
  });
});
