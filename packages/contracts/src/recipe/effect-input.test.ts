import { describe, expect, it } from 'vitest';

import type { CreationInput } from '../creation.ts';
import { checkEffectInput } from './effect-input.ts';
import type { Recipe, RecipeInput } from './recipe.ts';

const PICTURE = '01940000-0000-7000-8000-000000000301';
const OTHER = '01940000-0000-7000-8000-000000000302';

const recipe = (...inputs: RecipeInput[]): Recipe => ({
  format: 'kinora-recipe',
  version: 1,
  id: 'a-bounce',
  title: 'a-bounce.title',
  description: 'a-bounce.description',
  category: 'dance',
  inputs,
  parameters: [
    {
      kind: 'number',
      id: 'height',
      label: 'height',
      unit: 'percent',
      minimum: 0.1,
      maximum: 0.7,
      step: 0.1,
      usual: 0.3,
    },
    { kind: 'choice', id: 'light', label: 'light', choices: ['warm', 'cold'], usual: 'cold' },
  ],
  operations: [{ operation: 'camera', values: { move: 'still' } }],
  season: null,
  price: [
    { seconds: 5, credits: 8 },
    { seconds: 8, credits: 12 },
  ],
  sample: 'portrait',
});

const bounce = recipe('picture');
const problemsOf = (asked: CreationInput, one = bounce) => {
  const checked = checkEffectInput(one, asked);
  return checked.ok ? {} : checked.failure;
};

describe('the input of an effect', () => {
  it('is completed with what is usual', () => {
    const checked = checkEffectInput(bounce, { first: PICTURE });
    expect(checked).toEqual({
      ok: true,
      value: {
        price: 8,
        input: {
          first: PICTURE,
          effect: 'a-bounce',
          values: { height: 0.3, light: 'cold' },
          shape: '3:4',
          resolution: '720p',
          seconds: 5,
        },
      },
    });
  });

  it('costs what its length costs', () => {
    const checked = checkEffectInput(bounce, { first: PICTURE, seconds: 8, values: { height: 0.7 }, seed: 4 });
    expect(checked).toMatchObject({ ok: true, value: { price: 12, input: { seconds: 8, seed: 4 } } });
    expect(problemsOf({ first: PICTURE, seconds: 6 })).toEqual({ seconds: 'not-supported' });
  });

  it('needs what the recipe asks for, and nothing else', () => {
    expect(problemsOf({})).toEqual({ first: 'missing' });
    expect(problemsOf({ first: PICTURE, last: OTHER, video: OTHER, prompt: 'Ada' })).toEqual({
      last: 'not-supported',
      video: 'not-supported',
      prompt: 'not-supported',
    });
    expect(problemsOf({ first: PICTURE }, recipe('picture', 'second-picture', 'text'))).toEqual({
      last: 'missing',
      prompt: 'missing',
    });
    expect(problemsOf({}, recipe('clip'))).toEqual({ video: 'missing' });
  });

  it('names every problem at once', () => {
    const asked = { values: { height: 0.35, light: 'pink', toString: 1 }, shape: '2:1', resolution: '4k', seed: -1 };
    expect(problemsOf(asked)).toEqual({
      first: 'missing',
      'values.height': 'not-supported',
      'values.light': 'not-supported',
      'values.toString': 'unknown',
      shape: 'not-supported',
      resolution: 'not-supported',
      seed: 'out-of-range',
    });
  });

  it.each([0.1, 0.2, 0.1 + 0.2, 0.4, 0.5, 0.6, 0.7])('takes %d, which is a whole number of steps', (height) => {
    expect(problemsOf({ first: PICTURE, values: { height } })).toEqual({});
  });

  it.each([0, 0.8, 0.15, Number.NaN, '0.3', true])('does not take %s for a number from 0.1 to 0.7', (height) => {
    expect(problemsOf({ first: PICTURE, values: { height } })).toEqual({ 'values.height': 'not-supported' });
  });

  it('counts words as people do and drops what nobody types', () => {
    const words = recipe('picture', 'text');
    expect(problemsOf({ first: PICTURE, prompt: 'é'.normalize('NFD').repeat(80) }, words)).toEqual({});
    expect(problemsOf({ first: PICTURE, prompt: 'a'.repeat(81) }, words)).toEqual({ prompt: 'too-long' });
    expect(problemsOf({ first: PICTURE, prompt: ' \u0000 ' }, words)).toEqual({ prompt: 'missing' });
  });
});
