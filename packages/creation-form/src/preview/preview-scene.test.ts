import { describe, expect, it } from 'vitest';

import { anEffect } from '../testing/an-effect.ts';
import { differInChoices, stillFrameOf } from './preview-scene.ts';

const mine = (id: string) => ({ kind: 'file', id, file: new Blob([id]) }) as const;
const effect = anEffect({ pictures: [mine('1')] });
const prompt = {
  kind: 'prompt',
  prompt: 'a fox',
  options: { shape: '1:1', resolution: '720p', seconds: 5, style: 'ink', seed: 7 },
} as const;

describe('two scenes', () => {
  it('differ in choices alone where effect and pictures are the same', () => {
    expect(differInChoices(effect, { ...effect, pictures: [mine('1')], chosen: { amount: 3 } })).toBe(true);
    expect(differInChoices(effect, { ...effect, pictures: [mine('2')] })).toBe(false);
    expect(differInChoices(effect, { ...effect, recipe: null })).toBe(false);
    expect(differInChoices(effect, prompt)).toBe(false);
  });

  it('stand still at a frame of their kind', () => {
    expect([stillFrameOf(prompt), stillFrameOf(effect)]).toEqual([24, 76]);
  });
});
