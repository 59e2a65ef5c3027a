export { createRecipeScene, type RecipeJob } from './recipe/create-recipe-scene.ts';
export { createRecipeTreatment, type RecipeTreatmentJob } from './recipe/create-recipe-treatment.ts';
export { recipeFonts } from './recipe/recipe-fonts.ts';
export { findRecipe, RECIPES, sampleWordsOf } from './recipe/recipes/all-recipes.ts';
export { RECIPE_SAMPLES } from './recipe/samples.data.ts';
export { RECIPE_WORDS_EN } from './recipe/words/en.data.ts';
export { recipeWordsIn } from './recipe/words/recipe-words.ts';
