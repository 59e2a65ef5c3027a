import { pageKindAtom } from '@kinora/creating';
// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { dropTemplateAtom, keepTemplateAtom, OWN_MAX, ownTemplatesAtom } from './own-templates-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

it('keeps prompts, newest first and each once, for each kind of page', () => {
  const store = createStore();
  for (const prompt of ['a {thing}', ' a boat ', '  ', 'a {thing}']) store.set(keepTemplateAtom, prompt);
  expect(store.get(ownTemplatesAtom)).toEqual(['a {thing}', 'a boat']);
  store.set(dropTemplateAtom, 'a {thing}');
  expect(store.get(ownTemplatesAtom)).toEqual(['a boat']);
  store.set(pageKindAtom, 'image');
  expect(store.get(ownTemplatesAtom)).toEqual([]);
});

it('keeps no more than a browser should', () => {
  const store = createStore();
  for (let at = 0; at < OWN_MAX + 3; at += 1) store.set(keepTemplateAtom, `boat ${at}`);
  expect([store.get(ownTemplatesAtom).length, store.get(ownTemplatesAtom).at(-1)]).toEqual([OWN_MAX, 'boat 3']);
});

function read(value: unknown) {
  globalThis.localStorage.setItem('kinora:templates:text', JSON.stringify(value));
  const store = createStore();
  store.sub(ownTemplatesAtom, () => {});
  return store.get(ownTemplatesAtom);
}

it('forgets what makes no sense', () => {
  expect(read({ prompts: [] })).toEqual([]);
  expect(read(['a', 7, '', 'a', 'b'])).toEqual(['a', 'b']);
});
