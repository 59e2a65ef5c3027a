import { RECIPE_CATEGORIES, type Recipe, type RecipeCategory } from '@kinora/contracts/recipe';

import { CAMERA_RECIPES } from './camera.data.ts';
import { CHRISTMAS_RECIPES } from './christmas.data.ts';
import { DANCE_RECIPES } from './dance.data.ts';
import { HALLOWEEN_RECIPES } from './halloween.data.ts';
import { HERO_RECIPES } from './hero.data.ts';
import { HUG_RECIPES } from './hug.data.ts';
import { LOVE_RECIPES } from './love.data.ts';
import { MELT_RECIPES } from './melt.data.ts';
import { NATURE_RECIPES } from './nature.data.ts';
import { NEW_YEAR_RECIPES } from './new-year.data.ts';
import { PETS_RECIPES } from './pets.data.ts';
import { PRODUCT_RECIPES } from './product.data.ts';
import { completeRecipe, type RecipeEntry } from './recipe-entry.ts';
import { STYLE_RECIPES } from './style.data.ts';
import { TRANSFORM_RECIPES } from './transform.data.ts';

const ENTRIES: Readonly<Record<RecipeCategory, readonly RecipeEntry[]>> = {
  transform: TRANSFORM_RECIPES,
  dance: DANCE_RECIPES,
  hug: HUG_RECIPES,
  melt: MELT_RECIPES,
  hero: HERO_RECIPES,
  style: STYLE_RECIPES,
  camera: CAMERA_RECIPES,
  product: PRODUCT_RECIPES,
  pets: PETS_RECIPES,
  halloween: HALLOWEEN_RECIPES,
  christmas: CHRISTMAS_RECIPES,
  'new-year': NEW_YEAR_RECIPES,
  love: LOVE_RECIPES,
  nature: NATURE_RECIPES,
};

/** Every effect of our own, in the order of the effects page. */
export const RECIPES: readonly Recipe[] = RECIPE_CATEGORIES.flatMap((category) =>
  ENTRIES[category].map((entry) => completeRecipe(category, entry)),
);

/** Message id of the words that stand for the member's own until there are some. */
export const sampleWordsOf = ({ id }: Recipe): string => `recipe.${id}.words`;

export const findRecipe = (id: string): Recipe | undefined => RECIPES.find((recipe) => recipe.id === id);
