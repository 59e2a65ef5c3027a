// @vitest-environment happy-dom
import { apiClientAtom } from '@kinora/api-client';
import { playerPartsAtom, type PreviewNews } from '@kinora/live-stage';
import { fakeApi } from '@kinora/testkit';
import { i18n } from '@lingui/core';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { chooseModelAtom } from '../draft/draft-atoms.ts';
import { writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { loadRoutesAtom } from '../model/routes-atoms.ts';
import { previewPlayerAtom, previewViewAtom } from '../preview/preview-atoms.ts';
import { blockedAtom } from './blocked-atoms.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => globalThis.localStorage.clear());

function aStore() {
  const store = createStore();
  store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } } }));
  store.set(writePromptAtom, 'a fox');
  const said = () => {
    const words = store.get(blockedAtom);
    return words && i18n._(words('en'));
  };
  return { store, said };
}

it('lets through what runs here, also while nobody knows what does', async () => {
  const { store, said } = aStore();
  expect(said()).toBeNull();
  await store.set(loadRoutesAtom);
  expect(said()).toBeNull();
});

it('leaves an empty prompt to its field', () => {
  const { store, said } = aStore();
  store.set(writePromptAtom, '');
  expect(said()).toBeNull();
});

it('names a model that does not run here', async () => {
  const { store, said } = aStore();
  await store.set(loadRoutesAtom);
  store.set(chooseModelAtom, 'hailuo-02');
  expect(said()).toContain('Hailuo 02 isn’t connected');
});

it('says that a script has no font before anything is charged', () => {
  HTMLCanvasElement.prototype.transferControlToOffscreen = () => ({}) as unknown as OffscreenCanvas;
  const { store, said } = aStore();
  let tell: ((news: PreviewNews) => void) | undefined;
  store.set(playerPartsAtom, {
    startWorker: ({ onNews }) => {
      tell = onNews;
      return { postMessage: () => {}, terminate: () => {} };
    },
    whenIdle: (run) => {
      run();
      return () => {};
    },
    watchSight: () => () => {},
    watchSize: () => () => {},
    watchPresses: () => () => {},
    openSound: () => ({ play: () => {}, stop: () => {} }),
    isStill: true,
  });
  store.sub(previewViewAtom, () => {});
  store.get(previewPlayerAtom).attach(document.createElement('div'));
  const understood = {
    seen: [],
    drawnAs: [],
    missed: [],
    isSubjectMissed: false,
    styleNamed: null,
    unsupportedScript: 'Cyrl',
  };
  tell?.({ kind: 'planned', id: 0, understood, frames: 120, fps: 24 });
  expect(said()).toBe('Captions in Cyrillic script aren’t supported yet. Nothing is charged.');
});
