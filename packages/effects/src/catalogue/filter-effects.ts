import type { Recipe, RecipeCategory } from '@kinora/contracts/recipe';

import { effectWords, type WordOf } from './effect-messages.ts';

export interface EffectFilter {
  /** Null for all of them. */
  readonly category: RecipeCategory | null;
  readonly query: string;
}

/** Letters alone, without case and accents, so that "cafe" finds "Café". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The effects of a kind whose title, description or kind has every word of the query. */
export function filterEffects(effects: readonly Recipe[], { category, query }: EffectFilter, wordOf: WordOf) {
  const asked = plain(query).split(/\s+/).filter(Boolean);
  return effects.filter((effect) => {
    if (category !== null && effect.category !== category) return false;
    const text = plain(Object.values(effectWords(wordOf, effect)).join(' '));
    return asked.every((word) => text.includes(word));
  });
}
