import { frameSize } from '@kinora/drawing/frame';
import { clipLength } from '@kinora/footage';
import { createRecipeScene, recipeFonts, type RecipeJob } from '@kinora/footage/effects';
import { findRecipe } from '@kinora/footage/recipes';

import { loadWithPictures } from './load-with-pictures.ts';
import type { Film } from './preview-film.ts';
import type { RecipeScene } from './preview-scene.ts';

type Recipe = NonNullable<ReturnType<typeof findRecipe>>;

/** Effects are not read from words. */
const NOTHING_READ = {
  seen: [],
  drawnAs: [],
  missed: [],
  isSubjectMissed: false,
  styleNamed: null,
  unsupportedScript: null,
} as const;
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

function jobOf(scene: RecipeScene): RecipeJob {
  const recipe = recipeOf(scene);
  const { shape, seconds, seed, chosen, pictures, text } = scene;
  const second = recipe.inputs.includes('second-picture') && pictures.length > 1 ? NAMES[1] : undefined;
  return {
    recipe,
    inputs: { picture: NAMES[0], second, text },
    options: { shape, resolution: '720p', seconds, seed, chosen },
  };
}

/** The film of an effect on pictures. Throws where there is no such effect. */
export function openRecipeFilm(scene: RecipeScene): Film {
  const job = jobOf(scene);
  const { shape, seconds, size } = scene;
  const { width, height } = size ?? frameSize(shape, '720p');
  const { frames, fps } = clipLength(seconds);
  return {
    width,
    height,
    frames,
    fps,
    understood: NOTHING_READ,
    keepsSize: size !== undefined,
    load: async () => {
      const wanted = { names: NAMES, fonts: [...recipeFonts(job)], cutsOut: true };
      const environment = await loadWithPictures(scene.pictures, wanted);
      return (at) => {
        const options = { ...job.options, size: { width: at.width, height: at.height } };
        return createRecipeScene({ ...job, options }, environment);
      };
    },
    synthesise: null,
  };
}
