import { RECIPE_WORDS_AR } from './ar.data.ts';
import { RECIPE_WORDS_DE } from './de.data.ts';
import { RECIPE_WORDS_EN } from './en.data.ts';

const WORDS = new Map([
  ['ar', RECIPE_WORDS_AR],
  ['de', RECIPE_WORDS_DE],
]);

/** The words of recipes in a locale; English where it has none, the id's last part where nobody wrote any. */
export function recipeWordsIn(locale: string): (id: string) => string {
  const [language = ''] = locale.split('-', 1);
  const own = WORDS.get(language) ?? RECIPE_WORDS_EN;
  return (id) => own[id] ?? RECIPE_WORDS_EN[id] ?? id.slice(id.lastIndexOf('.') + 1);
}
