import { describe, expect, it } from 'vitest';

import { anEffect } from '../testing/an-effect.ts';
import { differInChoices, promptOf, stillFrameOf } from './preview-scene.ts';

const mine = (id: string) => ({ kind: 'file', id, file: new Blob([id]) }) as const;
const effect = anEffect({ pictures: [mine('1')] });
const prompt = {
  kind: 'prompt',
  prompt: 'a fox',
  options: { shape: '1:1', resolution: '720p', seconds: 5, style: 'ink', seed: 7 },
} as const;

const photo = {
  kind: 'photo',
  pictures: [mine('1')],
  prompt: 'fog',
  options: { shape: '1:1', seconds: 5, seed: 7, camera: 'auto', motion: 'medium', watermark: true },
} as const;

describe('two scenes', () => {
  it('differ in choices alone where effect and pictures are the same', () => {
    expect(differInChoices(effect, { ...effect, pictures: [mine('1')], chosen: { amount: 3 } })).toBe(true);
    expect(differInChoices(effect, { ...effect, pictures: [mine('2')] })).toBe(false);
    expect(differInChoices(effect, { ...effect, recipe: null })).toBe(false);
    expect(differInChoices(effect, prompt)).toBe(false);
  });

  it('differ in choices alone where the words and the pictures are the same', () => {
    expect(differInChoices(photo, { ...photo, options: { ...photo.options, camera: 'orbit' } })).toBe(true);
    expect(differInChoices(photo, { ...photo, prompt: 'snow' })).toBe(false);
    expect(differInChoices(photo, { ...photo, pictures: [mine('1'), mine('2')] })).toBe(false);
    expect(differInChoices(photo, effect)).toBe(false);
    expect([photo, effect, null].map(promptOf)).toEqual(['fog', '', '']);
  });

  it('stand still at a frame of their kind', () => {
    expect([stillFrameOf(prompt), stillFrameOf(photo), stillFrameOf(effect)]).toEqual([24, 24, 76]);
  });
});
