import type { Recipe, RecipeOperation } from '@kinora/contracts/recipe';
import { contextOf, type Canvas, type Pixels } from '@kinora/drawing';
import { aPhoto, paintMeadow, paintPerson, photoEnv, loadFonts, nodeCanvas } from '@kinora/drawing/testing';

import { createRecipeScene, type RecipeJob, type RecipeOptions } from '../recipe/create-recipe-scene.ts';
import { recipeFonts } from '../recipe/recipe-fonts.ts';

/** A recipe of these steps; the rest is of no matter. */
export function aRecipe(operations: readonly RecipeOperation[], changes: Partial<Recipe> = {}): Recipe {
  return {
    format: 'kinora-recipe',
    version: 1,
    id: 'a-test',
    title: 'recipe.a-test.title',
    description: 'recipe.a-test.description',
    category: 'style',
    inputs: ['picture', 'second-picture'],
    parameters: [],
    operations,
    season: null,
    price: [{ seconds: 5, credits: 8 }],
    sample: 'portrait',
    ...changes,
  };
}

const person = aPhoto([320, 180], (ctx) => {
  paintMeadow(ctx);
  paintPerson(ctx, [160, 56, 17]);
});
const other = aPhoto([320, 180], (ctx) => {
  ctx.fillStyle = '#24405c';
  ctx.fillRect(0, 0, 320, 180);
  paintPerson(ctx, [160, 60, 18]);
});

const needsSecond = ({ operations }: Recipe) =>
  operations.some(({ operation }) => operation === 'change' || operation === 'meet');
const SIZE = { width: 160, height: 90 };

/** Draws frames of a recipe for two pictures of people and the word Hello, at 160 x 90. */
export function playRecipe(recipe: Recipe, options: Partial<RecipeOptions> = {}) {
  const job: RecipeJob = {
    recipe,
    inputs: { picture: 'person', second: needsSecond(recipe) ? 'other' : undefined, text: 'Hello' },
    options: { shape: '16:9', resolution: '360p', size: SIZE, seconds: 1, seed: 4, ...options },
  };
  loadFonts(recipeFonts(job));
  const canvases: Record<string, Canvas> = { person, other };
  const scene = createRecipeScene(job, photoEnv(canvases));
  const ctx = contextOf(nodeCanvas(SIZE.width, SIZE.height));
  return {
    scene,
    frame: (index: number): Pixels => {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      scene.drawFrame(ctx, index);
      return ctx.getImageData(0, 0, SIZE.width, SIZE.height);
    },
  };
}
