import { valueWords } from '@kinora/creating/models';
import { findRecipe, recipeWordsIn } from '@kinora/footage/recipes';
import { findTimelineEffect, type EffectFacts, type EffectOption } from '@kinora/footage/timeline';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const ADJUSTMENTS: Readonly<Record<string, MessageDescriptor>> = { colour: msg`Colour`, sharpen: msg`Sharpen` };

const OPTIONS: Readonly<Record<string, MessageDescriptor>> = {
  amount: msg`Amount`,
  text: msg`Text`,
  exposure: msg`Exposure`,
  contrast: msg`Contrast`,
  saturation: msg`Saturation`,
  temperature: msg`Warmth`,
};

/** What an effect is called in a language. */
export function effectName({ kind, name }: Pick<EffectFacts, 'kind' | 'name'>, i18n: I18n): string {
  if (kind === 'adjust') return i18n._(ADJUSTMENTS[name] ?? msg`${name}`);
  if (kind === 'restyle') return i18n._(valueWords('style', name));
  if (kind === 'overlay') return i18n._(valueWords('air', name));
  const recipe = findRecipe(name);
  return recipe ? recipeWordsIn(i18n.locale)(recipe.title) : name;
}

/** The name of an effect by its id; the id itself where this build does not know it. */
export function effectNameOf(id: string, i18n: I18n): string {
  const facts = findTimelineEffect(id);
  return facts ? effectName(facts, i18n) : id;
}

const parameterOf = (effect: EffectFacts, option: EffectOption) =>
  effect.kind === 'recipe' ? findRecipe(effect.name)?.parameters.find(({ id }) => id === option.name) : undefined;

/** What an option of an effect is called. */
export function optionName(effect: EffectFacts, option: EffectOption, i18n: I18n): string {
  const known = OPTIONS[option.name];
  if (known) return i18n._(known);
  const parameter = parameterOf(effect, option);
  return parameter ? recipeWordsIn(i18n.locale)(parameter.label) : option.name;
}

/** What a choice of an option is called. */
export const choiceName = (choice: string, i18n: I18n): string => recipeWordsIn(i18n.locale)(`choice.${choice}`);
