import type { Recipe } from '@kinora/contracts/recipe';

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
import { STYLE_RECIPES } from './style.data.ts';
import { TRANSFORM_RECIPES } from './transform.data.ts';

/** Every effect of our own, in the order of the effects page. */
export const RECIPES: readonly Recipe[] = [
  ...TRANSFORM_RECIPES,
  ...DANCE_RECIPES,
  ...HUG_RECIPES,
  ...MELT_RECIPES,
  ...HERO_RECIPES,
  ...STYLE_RECIPES,
  ...CAMERA_RECIPES,
  ...PRODUCT_RECIPES,
  ...PETS_RECIPES,
  ...HALLOWEEN_RECIPES,
  ...CHRISTMAS_RECIPES,
  ...NEW_YEAR_RECIPES,
  ...LOVE_RECIPES,
  ...NATURE_RECIPES,
];

/** Message id of the words that stand for the member's own until there are some. */
export const sampleWordsOf = ({ id }: Recipe): string => `recipe.${id}.words`;

export const findRecipe = (id: string): Recipe | undefined => RECIPES.find((recipe) => recipe.id === id);
