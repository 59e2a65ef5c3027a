// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { promptAtom, writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { TEXTS_MAX } from './expand-prompt.ts';
import {
  addLinesAtom,
  canUndoListAtom,
  clearListAtom,
  editLineAtom,
  goToLineAtom,
  layListAsideAtom,
  listAsideAtom,
  listAtom,
  removeLineAtom,
  replaceLinesAtom,
  takeListUpAtom,
  undoListAtom,
} from './list-atoms.ts';

const KEY = 'kinora:list:text';
const lines = (...texts: readonly string[]) => texts.map((text) => ({ text }));

beforeEach(() => globalThis.localStorage.clear());

/** What is stored is read when somebody looks. */
function anotherVisit() {
  const store = createStore();
  store.sub(listAtom, () => {});
  return store;
}

function aStore(...texts: readonly string[]) {
  const store = createStore();
  store.set(writePromptAtom, 'what was typed');
  store.set(addLinesAtom, lines(...texts));
  const shown = () => ({
    texts: store.get(listAtom)?.lines.map(({ text }) => text),
    prompt: store.get(promptAtom),
  });
  return { store, shown };
}

describe('a list', () => {
  it('has its line in hand in the field, and keeps what is typed there', () => {
    const { store, shown } = aStore('a boat', 'a fox');
    expect(shown()).toEqual({ texts: ['a boat', 'a fox'], prompt: 'a boat' });
    store.set(writePromptAtom, 'a red boat');
    store.set(goToLineAtom, 1);
    expect(shown()).toEqual({ texts: ['a red boat', 'a fox'], prompt: 'a fox' });
    store.set(goToLineAtom, 7);
    expect(shown().prompt).toBe('a fox');
  });

  it('is edited, shortened and added to, and every change can be taken back', () => {
    const { store, shown } = aStore('a boat', 'a fox', 'a kite');
    store.set(goToLineAtom, 1);
    store.set(editLineAtom, { index: 2, text: 'a plane' });
    store.set(removeLineAtom, 0);
    expect(shown()).toEqual({ texts: ['a fox', 'a plane'], prompt: 'a fox' });
    store.set(addLinesAtom, lines('a tree'));
    expect(shown().texts).toHaveLength(3);
    for (let turn = 0; turn < 3; turn += 1) store.set(undoListAtom);
    expect(shown()).toEqual({ texts: ['a boat', 'a fox', 'a kite'], prompt: 'a fox' });
    store.set(undoListAtom);
    expect(shown()).toEqual({ texts: undefined, prompt: 'what was typed' });
    expect(store.get(canUndoListAtom)).toBe(false);
    store.set(undoListAtom);
    expect(shown().prompt).toBe('what was typed');
  });

  it('gives back what was typed before when it is given up, or when its last line goes', () => {
    const { store, shown } = aStore('a boat', 'a fox');
    store.set(clearListAtom);
    expect(shown()).toEqual({ texts: undefined, prompt: 'what was typed' });
    store.set(undoListAtom);
    store.set(removeLineAtom, 1);
    store.set(removeLineAtom, 0);
    expect(shown()).toEqual({ texts: undefined, prompt: 'what was typed' });
    store.set(removeLineAtom, 0);
    store.set(editLineAtom, { index: 0, text: 'nothing' });
    store.set(clearListAtom);
    expect(shown().texts).toBeUndefined();
  });

  it('has a longest length, and says what was left out', () => {
    const { store, shown } = aStore('a boat');
    const many = Array.from({ length: TEXTS_MAX + 4 }, (_, at) => ({ text: `boat ${at}` }));
    expect(store.set(addLinesAtom, many)).toBe(5);
    expect(shown().texts).toHaveLength(TEXTS_MAX);
    expect(store.set(addLinesAtom, [])).toBe(0);
    store.set(replaceLinesAtom, many);
    expect(shown().texts).toHaveLength(TEXTS_MAX);
    expect(store.get(canUndoListAtom)).toBe(false);
  });

  it('waits while something else is in the field, with what was typed last', () => {
    const { store, shown } = aStore('a boat', 'a fox');
    store.set(writePromptAtom, 'a red boat');
    store.set(layListAsideAtom, { keeps: true });
    store.set(writePromptAtom, 'from a clip');
    expect(shown()).toEqual({ texts: undefined, prompt: 'from a clip' });
    expect(store.get(listAsideAtom)?.lines).toEqual(lines('a red boat', 'a fox'));
    store.set(takeListUpAtom);
    expect(shown()).toEqual({ texts: ['a red boat', 'a fox'], prompt: 'a red boat' });
    store.set(writePromptAtom, 'from a link');
    store.set(layListAsideAtom, { keeps: false });
    store.set(takeListUpAtom);
    expect(shown().prompt).toBe('a red boat');
    store.set(layListAsideAtom, { keeps: true });
    store.set(clearListAtom);
    expect([store.get(listAsideAtom), store.get(promptAtom)]).toEqual([null, 'a red boat']);
  });

  it('is kept for the next visit, for each kind of page', () => {
    aStore('a boat', 'a fox');
    const later = anotherVisit();
    expect(later.get(listAtom)?.lines).toEqual(lines('a boat', 'a fox'));
    later.set(pageKindAtom, 'image');
    expect(later.get(listAtom)).toBeNull();
  });
});

function stored(value: unknown) {
  globalThis.localStorage.setItem(KEY, JSON.stringify(value));
  return anotherVisit().get(listAsideAtom);
}

describe('a stored list', () => {
  it.each([null, {}, { lines: 7 }, { lines: [] }, { lines: [{ text: 7 }, null] }])('%j is none', (value) => {
    expect(stored(value)).toBeNull();
  });

  it('keeps what makes sense of it', () => {
    const broken = { lines: [{ text: 'a', flaw: 'cells' }, { text: 'b', flaw: 'none' }, 7], at: 9, isAside: true };
    expect(stored(broken)).toEqual({
      lines: [{ text: 'a', flaw: 'cells' }, { text: 'b' }],
      at: 0,
      typed: '',
      isAside: true,
    });
  });
});
