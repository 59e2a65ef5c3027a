// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { keptDraftAtom, keptShapeAtom, promptAtom, writePromptAtom } from './kept-draft-atoms.ts';
import { pageKindAtom } from './page-kind-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

/** A store that looks at what an earlier visit left. */
function aVisit(stored: unknown) {
  globalThis.localStorage.setItem('kinora:draft:text', JSON.stringify(stored));
  const store = createStore();
  store.sub(keptDraftAtom, () => {});
  return store;
}

describe('what the browser keeps', () => {
  it('is one draft for each kind of page', () => {
    const store = createStore();
    store.set(writePromptAtom, 'a fox');
    store.set(pageKindAtom, 'video');
    expect(store.get(promptAtom)).toBe('');
    store.set(pageKindAtom, 'text');
    expect(store.get(promptAtom)).toBe('a fox');
  });

  it('keeps the settings when words are written', () => {
    const store = aVisit({ prompt: 'a fox', choices: { shape: '9:16' }, seed: 7 });
    store.set(writePromptAtom, 'a boat');
    expect(store.get(keptDraftAtom)).toEqual({ prompt: 'a boat', choices: { shape: '9:16' }, seed: 7 });
  });

  it.each([[7], [null], ['text'], [{ prompt: 3 }]])('is no prompt where %j was left', (stored) => {
    expect(aVisit(stored).get(promptAtom)).toBe('');
  });
});

describe('the shape of the stage', () => {
  it.each([
    [{ prompt: '', choices: { shape: '9:16' } }, '9:16'],
    [{ prompt: '', choices: { shape: 'auto' } }, '16:9'],
    [{ prompt: '', choices: 'none' }, '16:9'],
    [{ prompt: '' }, '16:9'],
  ])('of %j is %s', (stored, shape) => {
    expect(aVisit(stored).get(keptShapeAtom)).toBe(shape);
  });
});
