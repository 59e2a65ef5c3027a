// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';

import { promptAtom, writePromptAtom } from '../kept/kept-draft-atoms.ts';
import type { ListLine } from '../list/kept-list-atoms.ts';
import { addLinesAtom, goToLineAtom, listAtom } from '../list/list-atoms.ts';
import {
  checkedShownAtom,
  dropMadeAtom,
  isManyAtom,
  linesProblemAtom,
  shownPlaceAtom,
  shownPromptAtom,
  stepAtom,
  textsAtom,
} from './prompts-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

function aStore(prompt: string, lines: readonly ListLine[] = []) {
  const store = createStore();
  store.set(writePromptAtom, prompt);
  store.set(addLinesAtom, lines);
  return store;
}
const linesOf = (store: ReturnType<typeof aStore>) => store.get(listAtom)?.lines.map(({ text }) => text);

describe('a prompt alone', () => {
  it('is one text, whether it says something or not', () => {
    for (const prompt of ['a boat', '']) {
      const store = aStore(prompt);
      expect([store.get(isManyAtom), store.get(textsAtom)]).toEqual([false, [prompt]]);
      expect([store.get(shownPlaceAtom), store.get(linesProblemAtom)]).toEqual([null, null]);
      store.set(stepAtom, 1);
      expect(store.get(shownPromptAtom)).toBe(prompt);
    }
  });

  it('with choices is all of them, one after the other on the stage', () => {
    const store = aStore('{red|blue} boat');
    expect(store.get(textsAtom)).toEqual(['red boat', 'blue boat']);
    expect(store.get(shownPlaceAtom)).toEqual({ number: 1, count: 2 });
    store.set(stepAtom, 1);
    expect([store.get(shownPromptAtom), store.get(shownPlaceAtom)?.number]).toEqual(['blue boat', 2]);
    expect(store.get(checkedShownAtom)).toMatchObject({ ok: true, value: { prompt: 'blue boat' } });
    store.set(stepAtom, 1);
    store.set(stepAtom, -1);
    expect(store.get(shownPromptAtom)).toBe('blue boat');
    store.set(writePromptAtom, 'a boat');
    expect(store.get(shownPromptAtom)).toBe('a boat');
    expect(store.get(promptAtom)).toBe('a boat');
  });

  it('with more choices than anybody can look through is none of them', () => {
    const store = aStore('{a|b}'.repeat(9));
    expect(store.get(textsAtom)).toEqual([]);
    expect(store.get(linesProblemAtom)).toEqual({ line: 1, problem: 'too-many' });
    expect(store.get(shownPromptAtom)).toBe('{a|b}'.repeat(9));
  });
});

const aList = () => aStore('typed', [{ text: 'a fox' }, { text: '{red|blue} boat' }, { text: 'a kite' }]);

describe('a list', () => {
  it('is every text of every line, and the arrows go through all of them', () => {
    const list = aList();
    expect(list.get(textsAtom)).toEqual(['a fox', 'red boat', 'blue boat', 'a kite']);
    const seen = Array.from({ length: 5 }, () => {
      const { number = 0 } = list.get(shownPlaceAtom) ?? {};
      const text = list.get(shownPromptAtom);
      list.set(stepAtom, 1);
      return [number, text];
    });
    expect(seen).toEqual([
      [1, 'a fox'],
      [2, 'red boat'],
      [3, 'blue boat'],
      [4, 'a kite'],
      [1, 'a fox'],
    ]);
  });

  it.each([
    [[{ text: 'a' }, { text: ' ' }], 2, 'missing'],
    [[{ text: 'a' }, { text: 'b', flaw: 'cells' as const }], 2, 'cells'],
    [[{ text: 'x'.repeat(2001) }, { text: '' }], 1, 'too-long'],
    [[{ text: '{a|}' }], 1, 'missing'],
    [[{ text: '{a|b}'.repeat(7) }, { text: '{a|b}'.repeat(7) }], 2, 'total'],
  ])('names the line that nothing can be made of', (lines, line, problem) => {
    expect(aStore('', lines).get(linesProblemAtom)).toEqual({ line, problem });
  });

  it('loses what is being made, line by line', () => {
    const list = aList();
    list.set(dropMadeAtom, ['a fox', 'red boat']);
    expect(linesOf(list)).toEqual(['blue boat', 'a kite']);
    list.set(dropMadeAtom, ['a kite']);
    expect(linesOf(list)).toHaveLength(2);
    list.set(goToLineAtom, 1);
    list.set(dropMadeAtom, ['blue boat', 'a kite']);
    expect([linesOf(list), list.get(promptAtom)]).toEqual([undefined, 'typed']);
  });

  it('is what is left of a prompt of which only some texts are made', () => {
    const some = aStore(String.raw`{red|blue|green} \{boat\}`);
    some.set(dropMadeAtom, ['red {boat}']);
    expect(linesOf(some)).toEqual([String.raw`blue \{boat\}`, String.raw`green \{boat\}`]);
    expect(some.get(textsAtom)).toEqual(['blue {boat}', 'green {boat}']);
    const all = aStore('{red|blue} boat');
    all.set(dropMadeAtom, ['red boat', 'blue boat']);
    expect([linesOf(all), all.get(promptAtom)]).toEqual([undefined, '{red|blue} boat']);
  });
});
