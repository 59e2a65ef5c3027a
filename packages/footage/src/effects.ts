export { createRecipeScene, type RecipeJob } from './recipe/create-recipe-scene.ts';
export { createRecipeTreatment, type RecipeTreatmentJob } from './recipe/create-recipe-treatment.ts';
export { recipeFonts } from './recipe/recipe-fonts.ts';
