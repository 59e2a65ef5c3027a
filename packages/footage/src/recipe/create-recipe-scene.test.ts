import { photoEnv, differ, peakSignalToNoise } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aRecipe, playRecipe } from '../testing/a-recipe.ts';
import { createRecipeScene } from './create-recipe-scene.ts';
import { combine, motionOf, moveBack, moveForward } from './motion.ts';
import { readValues } from './values.ts';

const HEARTS = aRecipe([
  { operation: 'camera', values: { move: 'orbit' } },
  { operation: 'things', values: { kind: 'hearts' }, during: [0.5, 1] },
]);

describe('the clip of a recipe', () => {
  it('draws the same bytes for the same job, in any order of frames', () => {
    const [one, two] = [playRecipe(HEARTS), playRecipe(HEARTS)];
    const first = one.frame(18);
    two.frame(4);
    expect(differ(first, two.frame(18))).toBe(false);
    expect(one.scene.frames).toBe(24);
  });

  it('runs a step only in its part of the clip', () => {
    const without = playRecipe(aRecipe(HEARTS.operations.slice(0, 1)));
    const { frame } = playRecipe(HEARTS);
    expect(peakSignalToNoise(frame(5), without.frame(5))).toBeGreaterThan(42);
    expect(peakSignalToNoise(frame(20), without.frame(20))).toBeLessThan(36);
  });

  it('runs the steps in their order', () => {
    const steps = [
      { operation: 'grade', values: { tone: 'cold', amount: 100 } },
      { operation: 'frame', values: { as: 'polaroid' } },
    ] as const;
    const [forth, back] = [playRecipe(aRecipe(steps)), playRecipe(aRecipe(steps.toReversed()))];
    expect(peakSignalToNoise(forth.frame(20), back.frame(20))).toBeLessThan(30);
  });

  it('takes what the member chose', () => {
    const recipe = aRecipe([{ operation: 'things', values: { kind: { parameter: 'kind' } } }], {
      parameters: [
        { kind: 'choice', id: 'kind', label: 'parameter.kind', choices: ['hearts', 'bats'], usual: 'hearts' },
      ],
    });
    const usual = playRecipe(recipe).frame(12);
    expect(differ(usual, playRecipe(recipe, { chosen: { kind: 'bats' } }).frame(12))).toBe(true);
    expect(differ(usual, playRecipe(recipe, { chosen: { kind: 'anything' } }).frame(12))).toBe(false);
  });

  it('says which picture is missing', () => {
    const options = { shape: '16:9', resolution: '360p', seconds: 1, seed: 1 } as const;
    expect(() => createRecipeScene({ recipe: HEARTS, inputs: { picture: 'gone' }, options }, photoEnv({}))).toThrow(
      'The picture gone is not loaded.',
    );
  });

  it('carries the watermark where it is asked for', () => {
    expect(differ(playRecipe(HEARTS).frame(1), playRecipe(HEARTS, { watermark: true }).frame(1))).toBe(true);
  });
});

describe('the values of a step', () => {
  const recipe = aRecipe([], {
    parameters: [
      {
        kind: 'number',
        id: 'tempo',
        label: 'parameter.tempo',
        unit: 'percent',
        minimum: 0,
        maximum: 999,
        step: 1,
        usual: 90,
      },
    ],
  });
  const read = (value: number | string | { parameter: string }, chosen = {}) =>
    readValues(recipe, { operation: 'dance', values: { tempo: value } }, chosen).number('tempo');

  it('are the recipe’s, the member’s, or usual, and never out of range', () => {
    expect(read(120)).toBe(120);
    expect(read({ parameter: 'tempo' })).toBe(90);
    expect(read({ parameter: 'tempo' }, { tempo: 150 })).toBe(150);
    expect(read({ parameter: 'tempo' }, { tempo: 9000 })).toBe(200);
    expect(read({ parameter: 'tempo' }, { tempo: Number.NaN })).toBe(90);
    expect(readValues(recipe, { operation: 'dance' }, {}).number('tempo')).toBe(112);
    expect(readValues(recipe, { operation: 'dance' }, {}).text('style')).toBe('bounce');
  });
});

it('a motion goes back where it came from', () => {
  const lean = motionOf({ pivot: { x: 0.1, y: 0.4 }, turn: 0.3, scaleX: 1.2, scaleY: 0.8, lean: 0.1, x: 0.05 });
  const motion = combine(lean, motionOf({ pivot: { x: 0, y: 0 }, turn: -0.2, y: 0.1 }));
  const point = { x: 0.31, y: -0.22 };
  moveForward(motion, point);
  expect(Math.hypot(point.x - 0.31, point.y + 0.22)).toBeGreaterThan(0.02);
  moveBack(motion, point);
  expect(point.x).toBeCloseTo(0.31, 9);
  expect(point.y).toBeCloseTo(-0.22, 9);
});
