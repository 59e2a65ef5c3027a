// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { draftAtom } from '../draft/draft-atoms.ts';
import { promptAtom, writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { followLinkAtom } from './link-atoms.ts';

let store = createStore();
beforeEach(() => {
  globalThis.localStorage.clear();
  store = createStore();
});

describe('followLinkAtom', () => {
  it('takes the prompt at once, the settings when the catalogue is here', async () => {
    const followed = store.set(followLinkAtom, 'prompt=a+fox&model=local&resolution=1080p');
    expect(store.get(promptAtom)).toBe('a fox');
    await followed;
    expect(store.get(draftAtom)).toMatchObject({ prompt: 'a fox', choices: { resolution: '1080p' } });
  });

  it('keeps what was typed while the catalogue was on its way', async () => {
    const followed = store.set(followLinkAtom, '#prompt=a+fox&seed=7');
    store.set(writePromptAtom, 'a fox in the snow');
    await followed;
    expect(store.get(draftAtom)).toMatchObject({ prompt: 'a fox in the snow', seed: 7 });
  });

  it('leaves the prompt alone when the link names none', async () => {
    store.set(writePromptAtom, 'a boat');
    await store.set(followLinkAtom, 'resolution=360p');
    expect(store.get(draftAtom)).toMatchObject({ prompt: 'a boat', choices: { resolution: '360p' } });
  });
});
