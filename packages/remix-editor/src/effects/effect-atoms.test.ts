import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { documentAtom, historyAtom, openDocumentAtom } from '../state/document-atoms.ts';
import { selectClipsAtom } from '../state/selection-atoms.ts';
import { addEffectAtom, changeEffectAtom } from './effect-atoms.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function aStore() {
  const store = createStore();
  const clips = [aClip({ id: 'a' }), aClip({ id: 'b', start: 480_000 })];
  store.set(openDocumentAtom, aDocument({ tracks: [aTrack({ clips })] }));
  const effects = () =>
    store
      .get(documentAtom)
      .tracks.flatMap((track) => track.clips.map((clip) => clip.effects.map(({ effect }) => effect)));
  return { store, effects };
}

it('lies on all selected clips in one step', () => {
  const { store, effects } = aStore();
  store.set(selectClipsAtom, ['a', 'b']);
  store.set(addEffectAtom, { effect: 'restyle:noir', i18n });
  expect(effects()).toEqual([['restyle:noir'], ['restyle:noir']]);
  expect(store.get(historyAtom).cursor).toBe(1);
});

it('has a clip of its own where nothing is selected', () => {
  const { store } = aStore();
  store.set(addEffectAtom, { effect: 'overlay:snow', i18n });
  expect(store.get(documentAtom).tracks.map(({ kind, clips }) => [kind, clips.map(({ name }) => name)])).toEqual([
    ['video', ['fox', 'fox']],
    ['effect', ['Snow']],
  ]);
});

it('is changed and taken off', () => {
  const { store, effects } = aStore();
  store.set(selectClipsAtom, ['a']);
  store.set(addEffectAtom, { effect: 'restyle:noir', i18n });
  store.set(changeEffectAtom, { clipId: 'a', index: 0, change: { values: { amount: 0.5 } } });
  expect(store.get(documentAtom).tracks[0]?.clips[0]?.effects[0]?.values).toEqual({ amount: 0.5 });
  store.set(changeEffectAtom, { clipId: 'a', index: 0, change: null });
  expect(effects()).toEqual([[], []]);
});
