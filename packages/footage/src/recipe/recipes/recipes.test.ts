import { statSync } from 'node:fs';

import {
  checkRecipe,
  OPERATION_RULES,
  RECIPE_CATEGORIES,
  WORK_BUDGET,
  workOf,
  type RecipeInput,
} from '@kinora/contracts/recipe';
import { describe, expect, it } from 'vitest';

import { RECIPE_SAMPLES } from '../samples.data.ts';
import { RECIPE_WORDS_AR } from '../words/ar.data.ts';
import { RECIPE_WORDS_DE } from '../words/de.data.ts';
import { RECIPE_WORDS_EN } from '../words/en.data.ts';
import { findRecipe, RECIPES, sampleWordsOf } from './all-recipes.ts';

const messagesOf = (recipe: (typeof RECIPES)[number]) => [
  recipe.title,
  recipe.description,
  `recipe-category.${recipe.category}`,
  ...(recipe.inputs.includes('text') ? [sampleWordsOf(recipe)] : []),
  ...recipe.parameters.flatMap((parameter) => [
    parameter.label,
    ...(parameter.kind === 'choice' ? parameter.choices.map((choice) => `choice.${choice}`) : []),
  ]),
];
/** The names of the steps in their order, without values and times. */
const stepsOf = ({ operations }: (typeof RECIPES)[number]) => operations.map(({ operation }) => operation).join(' ');
const withInput = (input: RecipeInput) => RECIPES.filter(({ inputs }) => inputs.includes(input));

describe('our own recipes', () => {
  it.each(RECIPES.map((recipe) => [recipe.id, recipe] as const))('%s keeps to the format', (_, recipe) => {
    expect(checkRecipe(recipe)).toEqual({ ok: true, value: recipe });
  });

  it('are at least forty, in every category', () => {
    expect(RECIPES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(RECIPES.map(({ category }) => category))).toEqual(new Set(RECIPE_CATEGORIES));
  });

  it('have ids of their own', () => {
    expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(RECIPES.length);
  });

  // Another backdrop, colour or tempo does not make another effect; another step, or the same steps otherwise, does.
  it('have sequences of steps of their own: no two name the same steps in the same order', () => {
    const sequences = RECIPES.map(stepsOf);
    expect(RECIPES.filter((recipe, index) => sequences.indexOf(stepsOf(recipe)) !== index)).toEqual([]);
  });

  it('use every input: at least five print words, and at least five run over clips', () => {
    expect(withInput('text').length).toBeGreaterThanOrEqual(5);
    expect(withInput('clip').length).toBeGreaterThanOrEqual(5);
    const needs = RECIPES.flatMap(({ id, inputs, operations }) => {
      const needed = new Set(operations.map(({ operation }) => OPERATION_RULES[operation].needs));
      return inputs
        .slice(1)
        .filter((input) => !needed.has(input))
        .map((input) => `${id} ${input}`);
    });
    expect(needs).toEqual([]);
  });

  it('stay within the work budget', () => {
    expect(Math.max(...RECIPES.map(({ operations }) => workOf(operations)))).toBeLessThanOrEqual(WORK_BUDGET);
  });

  it.each([
    ['English', RECIPE_WORDS_EN],
    ['German', RECIPE_WORDS_DE],
    ['Arabic', RECIPE_WORDS_AR],
  ])('have all their words in %s, and no others', (_, words) => {
    const needed = new Set(RECIPES.flatMap(messagesOf));
    expect(new Set(Object.keys(words))).toEqual(needed);
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('say different things in each language', () => {
    const languages = [RECIPE_WORDS_EN, RECIPE_WORDS_DE, RECIPE_WORDS_AR];
    const same = RECIPES.filter(({ description }) => new Set(languages.map((words) => words[description])).size < 3);
    expect(same).toEqual([]);
  });

  it('are shown on sample pictures that exist, each of a few kilobytes', () => {
    const names = Object.keys(RECIPE_SAMPLES);
    expect(new Set(RECIPES.map(({ sample }) => sample))).toEqual(new Set(names));
    for (const { file, second } of Object.values(RECIPE_SAMPLES)) {
      expect(names).toContain(second);
      expect(statSync(new URL(`../../../${file}`, import.meta.url)).size).toBeLessThanOrEqual(60_000);
    }
  });

  it('are found by id', () => {
    expect(findRecipe('snow-globe')?.category).toBe('christmas');
    expect(findRecipe('nothing')).toBeUndefined();
  });
});
