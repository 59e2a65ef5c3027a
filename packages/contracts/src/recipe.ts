export { checkEffectInput, EFFECT_RESOLUTIONS, EFFECT_SHAPES, type CheckedEffect } from './recipe/effect-input.ts';
export { checkRecipe } from './recipe/check-recipe.ts';
export type { Fault } from './recipe/fault.ts';
export {
  BASE_COST,
  needsStill,
  OPERATION_RULES,
  OPERATIONS_MAX,
  WORK_BUDGET,
  workOf,
  type OperationRule,
  type ValueRule,
} from './recipe/operation-rules.ts';
export {
  RECIPE_CATEGORIES,
  RECIPE_INPUTS,
  RECIPE_TEXT_MAX,
  RECIPE_UNITS,
  type OperationName,
  type OperationValue,
  type Recipe,
  type RecipeCategory,
  type RecipeInput,
  type RecipeOperation,
  type RecipeParameter,
} from './recipe/recipe.ts';
export { isInSeason, type Season } from './recipe/season.ts';
