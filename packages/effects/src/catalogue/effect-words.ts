import type { Recipe } from '@kinora/contracts';
import { RECIPE_WORDS_DE, RECIPE_WORDS_EN } from '@kinora/media-core';

/** What people read of an effect. */
export interface EffectWords {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/** Text of a message id. */
export type WordOf = (id: string) => string;

/** The words of effects in a locale; English where it has none, the id's last part where nobody wrote any. */
export function wordsIn(locale: string): WordOf {
  const own = /^de\b/.test(locale) ? RECIPE_WORDS_DE : RECIPE_WORDS_EN;
  return (id) => own[id] ?? RECIPE_WORDS_EN[id] ?? id.slice(id.lastIndexOf('.') + 1);
}

export const categoryWord = (wordOf: WordOf, category: string): string => wordOf(`recipe-category.${category}`);

export const effectWords = (wordOf: WordOf, { title, description, category }: Recipe): EffectWords => ({
  title: wordOf(title),
  description: wordOf(description),
  category: categoryWord(wordOf, category),
});
