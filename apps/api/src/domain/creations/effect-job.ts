import type { CreationInput } from '@kinora/contracts/creations';
import { EFFECT_RESOLUTIONS, EFFECT_SHAPES, type Recipe } from '@kinora/contracts/recipe';
import { findUnsupportedScript } from '@kinora/drawing/type';
import { clipLength } from '@kinora/footage';
import type { RecipeJob } from '@kinora/footage/effects';
import { findRecipe, RECIPE_WORDS_EN } from '@kinora/footage/recipes';

import { known } from './clip-scene.ts';

const SECONDS = 5;

/** An effect on pictures that are called by the fields of the input that name them. */
export interface EffectJob {
  readonly job: RecipeJob;
  readonly frames: number;
  /** Words that its sound is composed for. */
  readonly score: string;
}

/** What the effect is called and says of itself: its mood and place, so that it sounds like what is seen. */
const scoreOf = ({ description, title }: Recipe) => {
  const words: Readonly<Record<string, string | undefined>> = RECIPE_WORDS_EN;
  return `${words[title] ?? ''}. ${words[description] ?? ''}`;
};

/** What the local preview engine draws for an input of the mode `effect`; undefined when there is no such effect. */
export function effectJob(input: CreationInput, { watermark }: { watermark: boolean }): EffectJob | undefined {
  const recipe = findRecipe(input.effect ?? '');
  if (!recipe) return undefined;
  const seconds = input.seconds ?? SECONDS;
  const inputs = {
    picture: 'first',
    second: recipe.inputs.includes('second-picture') ? 'last' : undefined,
    text: input.prompt,
  };
  const options = {
    shape: known(EFFECT_SHAPES, input.shape, EFFECT_SHAPES[0]),
    resolution: known(EFFECT_RESOLUTIONS, input.resolution, EFFECT_RESOLUTIONS[0]),
    seconds,
    seed: input.seed ?? 0,
    watermark,
    chosen: chosenOf(input),
  };
  return { job: { recipe, inputs, options }, frames: clipLength(seconds).frames, score: scoreOf(recipe) };
}

/** Recipes have numbers and names; nothing else passes their check. */
function chosenOf({ values = {} }: CreationInput): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => (typeof value === 'boolean' ? [] : [[id, value] as const])),
  );
}

/** Length in frames, and the script of the words that no font has: all that asking for an effect takes. */
export const effectMeasure = ({ prompt = '', seconds = SECONDS }: CreationInput) => ({
  frames: clipLength(seconds).frames,
  unsupportedScript: findUnsupportedScript(prompt),
});
