import { fail, ok, type Result } from '@kinora/contracts';
import { findModel, type InputProblems } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';
import { checkEffectInput, type Recipe } from '@kinora/contracts/recipe';
import { findRecipe } from '@kinora/footage/recipes';

import { effectMeasure } from '../../domain/creations/effect-job.ts';
import type { CheckedRequest, RequestDeps, RequestProblem } from './checked-request.ts';
import { filesOf } from './files-of.ts';
import { withSeed } from './with-seed.ts';

interface EffectRequestInput {
  readonly model: string;
  readonly input: CreationInput;
}

const MODE = 'effect';
/** The model whose engine has recipes. */
const ENGINE = 'local';
const SEED_MAX = 2 ** 32 - 1;

/** The recipe that is asked for, or what is wrong with the asking. */
function recipeOf({ model, input: { effect } }: EffectRequestInput): Result<Recipe, InputProblems> {
  if (!findModel(model)) return fail({ model: 'unknown' });
  if (model !== ENGINE) return fail({ mode: 'not-supported' });
  if (effect === undefined) return fail({ effect: 'missing' });
  const recipe = findRecipe(effect);
  return recipe ? ok(recipe) : fail({ effect: 'unknown' });
}

/**
 * Checks what is asked of an effect against its recipe. Whose files it names is looked at when it is submitted. Recipes
 * that run over clips have no route yet: their length and size would be the clip's, not what the price is for.
 */
export function checkEffect(
  asked: EffectRequestInput,
  { routed, random }: Pick<RequestDeps, 'random' | 'routed'>,
): Result<CheckedRequest, RequestProblem> {
  const recipe = recipeOf(asked);
  if (!recipe.ok) return fail({ reason: 'invalid', details: { fields: recipe.failure } });
  const routing = routed(asked.model, MODE);
  if (routing === undefined || recipe.value.inputs.includes('clip'))
    return fail({ reason: 'not-allowed', details: { reason: 'no-route' } });
  const checked = checkEffectInput(recipe.value, asked.input);
  if (!checked.ok) return fail({ reason: 'invalid', details: { fields: checked.failure } });
  const { price, input } = checked.value;
  const { frames: total, unsupportedScript: script } = effectMeasure(input);
  if (script !== null) return fail({ reason: 'content-refused', details: { reason: 'script-without-font', script } });
  const complete = withSeed(input, SEED_MAX, random);
  const { model } = asked;
  return ok({
    model,
    mode: MODE,
    input: complete,
    files: filesOf(complete),
    price,
    route: routing.kind,
    lane: model,
    total,
  });
}
