// @vitest-environment happy-dom
import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { takeCreationsAtom } from '../creations-atoms.ts';
import {
  clearStageAtom,
  compareOnStageAtom,
  expectOnStageAtom,
  playOnStageAtom,
  showBatchOnStageAtom,
  stageChoiceAtom,
  stageViewAtom,
} from './stage-atoms.ts';

function aStage() {
  const store = createStore();
  const kind = () => store.get(stageViewAtom).kind;
  return { store, kind };
}

it('gives the stage to what was asked for, once it is there', () => {
  const { store, kind } = aStage();
  store.set(expectOnStageAtom, [aCreation({ id: '1', batch: 'b' })]);
  store.set(takeCreationsAtom, [aCreation({ id: '1', batch: 'b', version: 1 })]);
  expect([kind(), store.get(stageChoiceAtom)?.isPressed]).toEqual(['preview', false]);
  store.set(takeCreationsAtom, [aReadyCreation({ id: '1', batch: 'b', version: 2 })]);
  expect(kind()).toBe('clip');
});

it('goes from one clip of a batch to two, to all of them, and away', () => {
  const { store, kind } = aStage();
  const clips = ['1', '2'].map((id) => aReadyCreation({ id, batch: 'b' }));
  store.set(takeCreationsAtom, clips);
  store.set(playOnStageAtom, { id: '2', batch: 'b' });
  const seen = [kind()];
  store.set(compareOnStageAtom, ['1', '2']);
  seen.push(kind());
  store.set(showBatchOnStageAtom);
  seen.push(kind());
  store.set(clearStageAtom);
  seen.push(kind());
  expect(seen).toEqual(['clip', 'group', 'batch', 'preview']);
});

it('asks for nothing where nothing was put', () => {
  const { store, kind } = aStage();
  store.set(expectOnStageAtom, []);
  store.set(compareOnStageAtom, ['1', '2']);
  store.set(showBatchOnStageAtom);
  expect([kind(), store.get(stageChoiceAtom)]).toEqual(['preview', null]);
});
