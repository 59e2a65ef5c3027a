import { checkRecipe, RECIPE_CATEGORIES, WORK_BUDGET, workOf } from '@kinora/contracts';
import { describe, expect, it } from 'vitest';

import { RECIPE_WORDS_DE } from '../words/de.data.ts';
import { RECIPE_WORDS_EN } from '../words/en.data.ts';
import { findRecipe, RECIPES } from './all-recipes.ts';

const messagesOf = (recipe: (typeof RECIPES)[number]) => [
  recipe.title,
  recipe.description,
  `recipe-category.${recipe.category}`,
  ...recipe.parameters.flatMap((parameter) => [
    parameter.label,
    ...(parameter.kind === 'choice' ? parameter.choices.map((choice) => `choice.${choice}`) : []),
  ]),
];
/** The steps in their order, without the values. */
const stepsOf = ({ operations }: (typeof RECIPES)[number]) => JSON.stringify(operations);

describe('our own recipes', () => {
  it.each(RECIPES.map((recipe) => [recipe.id, recipe] as const))('%s keeps to the format', (_, recipe) => {
    expect(checkRecipe(recipe)).toEqual({ ok: true, value: recipe });
  });

  it('are at least forty, in every category', () => {
    expect(RECIPES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(RECIPES.map(({ category }) => category))).toEqual(new Set(RECIPE_CATEGORIES));
  });

  it('have ids of their own and no two the same ordered operations', () => {
    expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(RECIPES.length);
    expect(new Set(RECIPES.map(stepsOf)).size).toBe(RECIPES.length);
  });

  it('stay within the work budget', () => {
    expect(Math.max(...RECIPES.map(({ operations }) => workOf(operations)))).toBeLessThanOrEqual(WORK_BUDGET);
  });

  it.each([
    ['English', RECIPE_WORDS_EN],
    ['German', RECIPE_WORDS_DE],
  ])('have all their words in %s, and no others', (_, words) => {
    const needed = new Set(RECIPES.flatMap(messagesOf));
    expect(new Set(Object.keys(words))).toEqual(needed);
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('say different things in each language', () => {
    const same = RECIPES.filter(({ description }) => RECIPE_WORDS_EN[description] === RECIPE_WORDS_DE[description]);
    expect(same).toEqual([]);
  });

  it('are found by id', () => {
    expect(findRecipe('snow-globe')?.category).toBe('christmas');
    expect(findRecipe('nothing')).toBeUndefined();
  });
});
