import type { Recipe } from '@kinora/contracts/recipe';
import { contextOf, type Canvas, type PaintEnv, type Pixels } from '@kinora/drawing';

import { createRecipeScene } from '../src/recipe/create-recipe-scene.ts';
import { recipeFonts } from '../src/recipe/recipe-fonts.ts';
import { findRecipe, RECIPES } from '../src/recipe/recipes/all-recipes.ts';
import { samplePicture } from './sample-picture.ts';

const SIZE = { width: 160, height: 200 };
/** Letters and splinters are mostly rim when they are small, and rims are where platforms blend a little differently. */
const FINE_SIZE = { width: 320, height: 400 };
const isFine = ({ id, inputs }: Recipe) => id === 'broken-glass' || inputs.includes('text');
/** Where in the clip most recipes show what they are about. */
const FRAME = 76;

const WORDS = 'Happy 2027';

/** The font families that any recipe needs for its words. */
export const RECIPE_FONTS = [
  ...new Set(RECIPES.flatMap((recipe) => recipeFonts({ recipe, inputs: { text: WORDS }, options: {} }))),
];

/** The environment with the sample pictures; keep it, since a picture is made ready once. */
export function withSamples(bare: PaintEnv): PaintEnv {
  const pictures = new Map<string, Canvas>(
    (['person', 'friend'] as const).map((name) => {
      const { data, width, height } = samplePicture(name);
      const canvas = bare.canvas(width, height);
      const image = contextOf(canvas).createImageData(width, height);
      image.data.set(data);
      contextOf(canvas).putImageData(image, 0, 0);
      return [name, canvas];
    }),
  );
  return { canvas: (width, height) => bare.canvas(width, height), picture: (name) => pictures.get(name) ?? null };
}

/** A frame of a recipe for the sample pictures. */
export function playRecipe(id: string, environment: PaintEnv): Pixels {
  const recipe = findRecipe(id);
  if (!recipe) throw new Error(`There is no recipe ${id}.`);
  const second = recipe.inputs.includes('second-picture') ? 'friend' : undefined;
  const size = isFine(recipe) ? FINE_SIZE : SIZE;
  const options = { shape: '3:4', resolution: '360p', size, seconds: 5, seed: 1 } as const;
  const scene = createRecipeScene({ recipe, inputs: { picture: 'person', second, text: WORDS }, options }, environment);
  const ctx = contextOf(environment.canvas(size.width, size.height));
  scene.drawFrame(ctx, FRAME);
  return ctx.getImageData(0, 0, size.width, size.height);
}
