// What is known of effects beside their ids. Loaded by `effect-facts-atoms.ts` alone: it brings all recipes.
import { findRecipe, recipeWordsIn } from '@kinora/footage/recipes';

/** The name of an effect in a locale; null where there is no such effect any more. */
export function effectName(id: string, locale: string): string | null {
  const recipe = findRecipe(id);
  return recipe ? recipeWordsIn(locale)(recipe.title) : null;
}

/** What a clip of an effect costs, in credits; null where the effect does not have that length. */
export const effectPrice = (id: string, seconds: number | undefined): number | null =>
  findRecipe(id)?.price.find((row) => row.seconds === seconds)?.credits ?? null;
