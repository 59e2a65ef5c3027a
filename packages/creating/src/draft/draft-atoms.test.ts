// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { costAtom } from './cost-atoms.ts';
import {
  checkedDraftAtom,
  chooseAtom,
  chooseModelAtom,
  draftAtom,
  keepSeedAtom,
  lostChoicesAtom,
  modeAtom,
  openLinkAtom,
  setCountAtom,
  setSeedAtom,
  settingsAtom,
  shuffleSeedAtom,
  takeSettingsAtom,
} from './draft-atoms.ts';

let store = createStore();
beforeEach(() => {
  globalThis.localStorage.clear();
  store = createStore();
});
const draft = () => store.get(draftAtom);

describe('the draft', () => {
  it('is checked as the server will check it', () => {
    expect(store.get(checkedDraftAtom)).toMatchObject({ ok: false, failure: { prompt: 'missing' } });
    store.set(writePromptAtom, 'a fox');
    expect(store.get(checkedDraftAtom).ok).toBe(true);
  });

  it('survives a reload', () => {
    store.set(writePromptAtom, 'a fox');
    store.set(chooseAtom, { name: 'style', value: 'ink' });
    const reloaded = createStore();
    reloaded.sub(draftAtom, () => {});
    expect(reloaded.get(draftAtom)).toMatchObject({ prompt: 'a fox', choices: { style: 'ink' } });
  });

  it('keeps its settings the same object while words are typed, and makes another one with a choice', () => {
    store.sub(settingsAtom, () => {});
    store.set(chooseAtom, { name: 'style', value: 'ink' });
    const before = store.get(settingsAtom);
    store.set(writePromptAtom, 'a fox');
    expect(store.get(settingsAtom)).toBe(before);
    store.set(chooseAtom, { name: 'style', value: 'neon' });
    expect(store.get(settingsAtom)).not.toBe(before);
  });

  it('lets the other choices give way to the last one', () => {
    store.set(chooseModelAtom, 'pixverse-4-5');
    store.set(chooseAtom, { name: 'seconds', value: 8 });
    store.set(chooseAtom, { name: 'resolution', value: '1080p' });
    expect(draft().choices).toMatchObject({ resolution: '1080p', seconds: 5 });
  });

  it('prices every clip that is asked for', () => {
    store.set(chooseModelAtom, 'veo-3-1');
    store.set(setCountAtom, 3);
    expect(store.get(costAtom)).toEqual({ each: 64, total: 192 });
  });

  it('names what another model cannot keep, until the next choice', () => {
    store.set(chooseModelAtom, 'hailuo-02');
    expect(store.get(lostChoicesAtom).map(({ name }) => name)).toEqual(['resolution', 'seconds']);
    store.set(chooseAtom, { name: 'seconds', value: 10 });
    expect(store.get(lostChoicesAtom)).toEqual([]);
    expect(store.get(modeAtom).promptMax).toBe(2000);
  });
});

describe('the seed', () => {
  it('is fixed when somebody gives a number, until they let it go', () => {
    store.set(setSeedAtom, 7);
    expect(draft()).toMatchObject({ seed: 7, keepsSeed: true });
    store.set(keepSeedAtom, false);
    expect(draft()).toMatchObject({ seed: 7, keepsSeed: false });
  });

  it('is another one after a shuffle', () => {
    store.set(setSeedAtom, 7);
    store.set(shuffleSeedAtom);
    expect(draft().seed).not.toBe(7);
  });
});

describe('setting up', () => {
  it('follows an earlier creation', () => {
    store.set(takeSettingsAtom, { mode: 'text', model: 'local', input: { prompt: 'a boat', style: 'neon', seed: 3 } });
    expect(draft()).toMatchObject({ prompt: 'a boat', choices: { style: 'neon' }, seed: 3, keepsSeed: true });
  });

  it('follows a link', () => {
    store.set(openLinkAtom, '#prompt=a+whale&seconds=3');
    expect(draft()).toMatchObject({ prompt: 'a whale', choices: { seconds: 3 } });
  });
});
