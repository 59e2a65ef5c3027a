import type { Worn } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrase, findPhrases, type Span, type Word } from '../lexicon/words.ts';

/** Words between "in" and the piece: an article, a colour, an adjective. */
const MOST_BETWEEN = 3;
/** The same of a piece that is listed behind others: "with short orange hair and headphones". */
const MOST_LISTED = 9;
/** One stands on them as well. */
const FOOTWEAR: readonly Worn[] = ['boots', 'roller skates', 'ice skates'];

const phrasesOf = ({ relations }: Lexicon, wanted: string): readonly string[] =>
  relations.flatMap(([kind, called]) => (kind === wanted ? called : []));

/** Whether words up to a place say that one sits in or looks out of something, which so is not worn. */
function saysWithin(words: readonly Word[], end: number, lexicon: Lexicon): boolean {
  const phrases = phrasesOf(lexicon, 'in').filter((one) => one.includes(' '));
  return findPhrases(words, phrases).some((said) => said.end === end);
}

/** The place of "and" or of a comma a little before a piece, where that is listed behind others. */
function listedAt(words: readonly Word[], { start }: Span, { small: { joins } }: Lexicon): number | null {
  for (let index = start - 1; index >= Math.max(0, start - MOST_BETWEEN - 1); index--) {
    const word = words[index];
    if (word && joins.includes(word.text)) return index;
    if (word?.stops) return index;
  }
  return null;
}

interface Sought {
  readonly span: Span;
  readonly costume: Worn;
  /** Where whoever may wear it ends. */
  readonly from: number;
}

/** Words before a piece that say that it is worn. */
const saidBefore = (costume: Worn, lexicon: Lexicon): readonly string[] =>
  FOOTWEAR.includes(costume) ? [...lexicon.clothing.wearing, ...phrasesOf(lexicon, 'on')] : lexicon.clothing.wearing;

/** Where it is said that a piece is worn: shortly before it, or before what it is listed with. */
export function startOfWearing(
  words: readonly Word[],
  { span, costume, from }: Sought,
  lexicon: Lexicon,
): number | null {
  const listed = listedAt(words, span, lexicon);
  const reach = listed === null ? MOST_BETWEEN : MOST_LISTED;
  const before = saidBefore(costume, lexicon);
  for (let index = span.start - 1; index >= Math.max(from, span.start - reach - 1); index--) {
    if (words[index]?.stops && listed === null) return null;
    if (!before.some((phrase) => findPhrase(words, phrase).some(({ end }) => end === index + 1))) continue;
    if (saysWithin(words, index + 1, lexicon)) return null;
    return listed !== null && index < listed ? listed + 1 : index;
  }
  return null;
}
