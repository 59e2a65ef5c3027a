export { checkRecipe } from './recipe/check-recipe.ts';
export { type CheckedEffect, checkEffectInput, EFFECT_RESOLUTIONS, EFFECT_SHAPES } from './recipe/effect-input.ts';
export type { Fault } from './recipe/fault.ts';
export {
  BASE_COST,
  needsStill,
  OPERATION_RULES,
  type OperationRule,
  OPERATIONS_MAX,
  type ValueRule,
  WORK_BUDGET,
  workOf,
} from './recipe/operation-rules.ts';
export {
  type OperationName,
  type OperationValue,
  type Recipe,
  RECIPE_CATEGORIES,
  RECIPE_INPUTS,
  RECIPE_TEXT_MAX,
  RECIPE_UNITS,
  type RecipeCategory,
  type RecipeInput,
  type RecipeOperation,
  type RecipeParameter,
} from './recipe/recipe.ts';
export { isInSeason, type Season } from './recipe/season.ts';
