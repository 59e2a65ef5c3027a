import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';
import type { Meaning } from '../words/word-table.ts';

/** Shorter ends of words are endings more often than nouns, and nothing shorter stands before them. */
const SHORTEST_HEAD = 4;
const SHORTEST_MODIFIER = 3;

/**
 * What a noun of two that are written as one is drawn as, where its language writes nouns large: a "Schokoladenkuchen"
 * is some cake. `meaningOf` knows single nouns.
 */
export function headMeaning(
  { shown, text }: Word,
  { solid, baseOf }: Pick<Lexicon, 'baseOf' | 'solid'>,
  meaningOf: (noun: string) => Meaning | undefined,
): Meaning | undefined {
  const misleads = solid?.some((word) => text.startsWith(word)) ?? true;
  if (misleads || shown === text || text.includes(' ')) return undefined;
  for (let start = SHORTEST_MODIFIER; start + SHORTEST_HEAD <= text.length; start++) {
    const noun = text.slice(start);
    const meaning = meaningOf(noun) ?? meaningOf(baseOf(noun));
    if (meaning) return { ...meaning, isNear: true };
  }
  return undefined;
}
