import { RECIPE_WORDS_DE } from './de.data.ts';
import { RECIPE_WORDS_EN } from './en.data.ts';

/** The words of recipes in a locale; English where it has none, the id's last part where nobody wrote any. */
export function recipeWordsIn(locale: string): (id: string) => string {
  const own = /^de\b/.test(locale) ? RECIPE_WORDS_DE : RECIPE_WORDS_EN;
  return (id) => own[id] ?? RECIPE_WORDS_EN[id] ?? id.slice(id.lastIndexOf('.') + 1);
}
