import type { Recipe } from '@kinora/contracts/recipe';
import { contextOf, type Pixels } from '@kinora/drawing';
import {
  aPhoto,
  paintMeadow,
  paintPerson,
  loadFonts,
  nodeCanvas,
  nodePaintEnv,
  differ,
  peakSignalToNoise,
} from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aRecipe } from '../testing/a-recipe.ts';
import { createRecipeTreatment, type RecipeTreatmentJob } from './create-recipe-treatment.ts';
import { recipeFonts } from './recipe-fonts.ts';
import { RECIPES } from './recipes/all-recipes.ts';

const SIZE = { width: 160, height: 90 };

/** The frame a clip has at a moment: a person who walks. */
const frameAt = (time: number) =>
  aPhoto([SIZE.width, SIZE.height], (ctx) => {
    paintMeadow(ctx);
    paintPerson(ctx, [40 + time * 20, 30, 9]);
  });

function treat(recipe: Recipe, changes: Partial<RecipeTreatmentJob['options']> = {}) {
  const inputs = { text: 'Hello' };
  const job = { recipe, inputs, options: { ...SIZE, seconds: 4, seed: 2, ...changes } };
  loadFonts(recipeFonts(job));
  const treatment = createRecipeTreatment(job, nodePaintEnv());
  return (time: number): Pixels => {
    const ctx = contextOf(nodeCanvas(SIZE.width, SIZE.height));
    ctx.drawImage(frameAt(time), 0, 0);
    treatment.apply(ctx, time);
    return ctx.getImageData(0, 0, SIZE.width, SIZE.height);
  };
}
const plainAt = (time: number) => contextOf(frameAt(time)).getImageData(0, 0, SIZE.width, SIZE.height);

describe('a recipe over a clip', () => {
  it.each(RECIPES.filter(({ inputs }) => inputs.includes('clip')).map((recipe) => [recipe.id, recipe] as const))(
    '%s changes its frames, which go on moving',
    (_, recipe) => {
      const frame = treat(recipe);
      const [early, late] = [frame(1), frame(2.6)];
      expect(peakSignalToNoise(early, plainAt(1))).toBeLessThan(40);
      expect(differ(early, late)).toBe(true);
      expect(early.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    },
  );

  const graded = aRecipe([{ operation: 'grade', values: { tone: 'cold', amount: 100 }, during: [0.5, 1] }]);

  it('draws the same for the same moment, in any order', () => {
    const frame = treat(aRecipe([{ operation: 'shine' }]));
    const first = frame(1.5);
    frame(0.2);
    expect(differ(first, frame(1.5))).toBe(false);
  });

  it('runs a step in its part of the clip', () => {
    const frame = treat(graded);
    expect(differ(frame(1), plainAt(1))).toBe(false);
    expect(peakSignalToNoise(frame(3.5), plainAt(3.5))).toBeLessThan(30);
  });

  it('carries the watermark where it is asked for', () => {
    expect(differ(treat(graded, { watermark: true })(1), plainAt(1))).toBe(true);
  });

  it('is refused where a step needs a still picture', () => {
    expect(() => treat(aRecipe([{ operation: 'dance' }]))).toThrow('The step dance needs a still picture.');
  });
});
