// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';

import { chooseForClipsAtom, clipChoicesAtom } from './clip-choices-atoms.ts';

beforeEach(() => globalThis.localStorage.clear());

it('plays with sound, over and over, until somebody chooses otherwise', () => {
  expect(createStore().get(clipChoicesAtom)).toEqual({ isLoud: true, loops: true });
});

it('keeps each choice for the next visit', () => {
  const store = createStore();
  store.set(chooseForClipsAtom, { isLoud: false });
  store.set(chooseForClipsAtom, { loops: false });
  expect(store.get(clipChoicesAtom)).toEqual({ isLoud: false, loops: false });
  expect(JSON.parse(globalThis.localStorage.getItem('kinora:clip-player') ?? '')).toEqual({
    isLoud: false,
    loops: false,
  });
});

it.each(['{"isLoud":1,"loops":true}', 'null', '[]', '"loud"'])('drops what it cannot read: %s', (stored) => {
  globalThis.localStorage.setItem('kinora:clip-player', stored);
  expect(createStore().get(clipChoicesAtom)).toEqual({ isLoud: true, loops: true });
});
