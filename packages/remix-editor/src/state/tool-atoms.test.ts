import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { chooseToolAtom, isSnappingAtom, toggleSnappingAtom, toolAtom } from './tool-atoms.ts';

it('begins with selecting, and snaps until that is switched off', () => {
  const store = createStore();
  expect([store.get(toolAtom), store.get(isSnappingAtom)]).toEqual(['select', true]);
  store.set(chooseToolAtom, 'slip');
  store.set(toggleSnappingAtom);
  expect([store.get(toolAtom), store.get(isSnappingAtom)]).toEqual(['slip', false]);
});
