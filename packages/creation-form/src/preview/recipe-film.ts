import { createRecipeScene, findRecipe, frameSize, type PaintEnv, type Picture } from '@kinora/media-core';

import { loadEnvironment } from './load-environment.ts';
import { loadPicture } from './load-picture.ts';
import type { Film } from './preview-film.ts';
import type { RecipeScene } from './preview-scene.ts';

type Recipe = NonNullable<ReturnType<typeof findRecipe>>;

const FPS = 24;
/** Effects are not read from words. */
const NOTHING_READ = { seen: [], missed: [], unsupportedScript: null } as const;
const NAMES = ['first', 'second'] as const;

/** No effect at all: the picture as effects frame it. */
const AS_IT_IS: Recipe = {
  format: 'kinora-recipe',
  version: 1,
  id: 'as-it-is',
  title: '',
  description: '',
  category: 'camera',
  inputs: ['picture'],
  parameters: [],
  operations: [{ operation: 'camera', values: { move: 'still' } }],
  season: null,
  price: [],
  sample: '',
};

function recipeOf({ recipe: id }: RecipeScene): Recipe {
  const recipe = id === null ? AS_IT_IS : findRecipe(id);
  if (!recipe) throw new Error(`There is no effect ${id}.`);
  return recipe;
}

async function loadPictures({ pictures }: RecipeScene): Promise<PaintEnv> {
  const environment = await loadEnvironment({ fonts: [], pictures: [] });
  const loaded = await Promise.all(pictures.map((source) => loadPicture(source)));
  const byName = new Map<string, Picture>(loaded.map((picture, index) => [NAMES[index] ?? '', picture]));
  return { ...environment, picture: (name) => byName.get(name) ?? null };
}

/** The film of an effect on pictures. Throws where there is no such effect. */
export function openRecipeFilm(scene: RecipeScene): Film {
  const recipe = recipeOf(scene);
  const { shape, seconds, seed, chosen, pictures, size } = scene;
  const second = recipe.inputs.includes('second-picture') && pictures.length > 1 ? NAMES[1] : undefined;
  return {
    ...(size ?? frameSize(shape, '720p')),
    frames: Math.max(1, Math.round(seconds * FPS)),
    fps: FPS,
    understood: NOTHING_READ,
    keepsSize: size !== undefined,
    load: async () => {
      const environment = await loadPictures(scene);
      return ({ width, height }) => {
        const options = { shape, resolution: '720p', seconds, seed, chosen, size: { width, height } } as const;
        return createRecipeScene({ recipe, inputs: { picture: NAMES[0], second }, options }, environment);
      };
    },
    synthesise: null,
  };
}
