import type { Recipe } from '@kinora/contracts/recipe';
import { recipeWordsIn } from '@kinora/footage/recipes';

import { findEffect } from './effects.ts';

/** What people read of an effect. */
export interface EffectWords {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/** Text of a message id. */
export type WordOf = (id: string) => string;

export const categoryWord = (wordOf: WordOf, category: string): string => wordOf(`recipe-category.${category}`);

export const effectWords = (wordOf: WordOf, { title, description, category }: Recipe): EffectWords => ({
  title: wordOf(title),
  description: wordOf(description),
  category: categoryWord(wordOf, category),
});

/** What people read of the effect with an id in a language; undefined where the pages show none. */
export function wordsOfEffect(id: string, locale: string): EffectWords | undefined {
  const effect = findEffect(id);
  return effect && effectWords(recipeWordsIn(locale), effect);
}
