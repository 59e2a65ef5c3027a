import { contextOf, type FindFaces, type FindPeople, type PaintEnv, type Picture, type Pixels } from '@kinora/drawing';

import { createRecipeScene } from '../src/recipe/create-recipe-scene.ts';
import { findRecipe } from '../src/recipe/recipes/all-recipes.ts';

/** What a photograph is drawn with: canvases of one side and what finds people and faces. */
export interface Darkroom {
  readonly environment: PaintEnv;
  readonly findPeople: FindPeople;
  readonly findFaces: FindFaces;
}

const SIZE = { width: 240, height: 320 };
/** Where in the clip the effect shows what it is about. */
const FRAME = 76;

/** Which share of each pixel belongs to people, in the bytes it is kept in. */
export function maskPhotograph({ environment, findPeople }: Darkroom, photograph: Picture): Uint8Array {
  const ctx = contextOf(environment.canvas(photograph.width, photograph.height));
  ctx.drawImage(photograph, 0, 0);
  const mask = findPeople(ctx.getImageData(0, 0, photograph.width, photograph.height), SIZE);
  return new Uint8Array(mask.buffer);
}

/** Every number that is said of faces: in the whole picture, and in its upper half from near. */
export function facesOfPhotograph({ environment, findFaces }: Darkroom, photograph: Picture): string {
  const { width, height } = photograph;
  const ctx = contextOf(environment.canvas(width, height));
  ctx.drawImage(photograph, 0, 0);
  const upper = { x: 0, y: 0, width, height: height / 2 };
  return JSON.stringify(findFaces(ctx.getImageData(0, 0, width, height), [upper]));
}

/** A frame of an effect that cuts out who is in the photograph. */
export function playPhotograph({ environment, ...finders }: Darkroom, photograph: Picture): Pixels {
  const recipe = findRecipe('santa-hat');
  if (!recipe) throw new Error('The effect is gone.');
  const options = { shape: '3:4', resolution: '360p', size: SIZE, seconds: 5, seed: 1 } as const;
  const studio = { ...environment, ...finders, picture: () => photograph };
  const scene = createRecipeScene({ recipe, inputs: { picture: 'mine' }, options }, studio);
  const ctx = contextOf(environment.canvas(SIZE.width, SIZE.height));
  scene.drawFrame(ctx, FRAME);
  return ctx.getImageData(0, 0, SIZE.width, SIZE.height);
}
