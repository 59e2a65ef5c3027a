import { addVideoAtom, measureVideoAtom } from '@kinora/source-files';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';

import {
  chooseAtom,
  chooseModelAtom,
  draftAtom,
  negativeAtom,
  setSeedAtom,
  takeExampleAtom,
} from '../draft/draft-atoms.ts';
import { EXAMPLE_OPTIONS, EXAMPLE_PROMPT } from '../draft/example.ts';
import { writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { isExampleAtom, previewSceneAtom, stageRatioAtom } from './preview-atoms.ts';

describe('the scene of a page', () => {
  it('is of words, pictures or a video', () => {
    const store = createStore();
    const kinds = (['text', 'image', 'video'] as const).map((kind) => {
      store.set(pageKindAtom, kind);
      return [store.get(previewSceneAtom).kind, store.get(isExampleAtom)];
    });
    expect(kinds).toEqual([
      ['prompt', true],
      ['photo', true],
      ['video', true],
    ]);
  });

  it('is the example as its poster shows it, before and after somebody takes it', () => {
    const store = createStore();
    const example = { prompt: EXAMPLE_PROMPT, options: EXAMPLE_OPTIONS };
    expect(store.get(previewSceneAtom)).toMatchObject(example);
    store.set(takeExampleAtom, EXAMPLE_PROMPT);
    expect([store.get(isExampleAtom), store.get(previewSceneAtom)]).toEqual([false, { kind: 'prompt', ...example }]);
  });

  it('is the example with a seed that somebody keeps', () => {
    const store = createStore();
    store.set(setSeedAtom, 12);
    expect(store.get(previewSceneAtom).options.seed).toBe(12);
    store.set(takeExampleAtom, 'Ein kleines Segelboot');
    expect(store.get(draftAtom)).toMatchObject({ prompt: 'Ein kleines Segelboot', seed: 12, keepsSeed: true });
  });

  it('is the member’s video with what was chosen and written, in its shape', async () => {
    const store = createStore();
    store.set(pageKindAtom, 'video');
    expect(store.get(stageRatioAtom)).toBe(16 / 9);
    store.set(measureVideoAtom, { measure: () => Promise.resolve({ width: 300, height: 400, seconds: 9 }) });
    await store.set(addVideoAtom, new File(['\0\0\0\u0018ftypmp42'], 'walk.mp4'));
    store.set(chooseAtom, { name: 'style', value: 'oil' });
    store.set(writePromptAtom, 'snow');
    expect(store.get(previewSceneAtom)).toMatchObject({
      video: { kind: 'file', width: 300, height: 400, seconds: 9 },
      prompt: 'snow',
      options: { style: 'oil', pace: 'auto', shape: 'auto', from: 0 },
    });
    expect([store.get(isExampleAtom), store.get(stageRatioAtom)]).toEqual([false, 0.75]);
    store.set(chooseAtom, { name: 'shape', value: '1:1' });
    expect(store.get(stageRatioAtom)).toBe(1);
  });

  it('leaves out what the negative prompt names, where the model takes one', () => {
    const store = createStore();
    store.set(writePromptAtom, 'a lighthouse and birds');
    store.set(negativeAtom, 'birds');
    expect(store.get(previewSceneAtom).options).toHaveProperty('avoid', 'birds');
    store.set(chooseModelAtom, 'vidu-q1');
    expect(store.get(previewSceneAtom).options).not.toHaveProperty('avoid');
  });

  it('goes on where it ends in our sketch of another maker', () => {
    const store = createStore();
    store.set(pageKindAtom, 'video');
    store.set(chooseAtom, { name: 'style', value: 'oil' });
    store.set(chooseModelAtom, 'veo-3-1');
    expect(store.get(previewSceneAtom).options).toMatchObject({
      style: 'keep',
      pace: 'extend',
      air: 'none',
      seconds: 7,
    });
  });
});
