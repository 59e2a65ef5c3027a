export { findRecipe, RECIPES, sampleWordsOf } from './recipe/recipes/all-recipes.ts';
export { RECIPE_SAMPLES } from './recipe/samples.data.ts';
export { RECIPE_WORDS_EN } from './recipe/words/en.data.ts';
export { recipeWordsIn } from './recipe/words/recipe-words.ts';
