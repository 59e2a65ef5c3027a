import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { SetName } from '../plan/set-traits.ts';
import { phrasesOf } from './setting-spans.ts';

/** Places that have the name of what is drunk there. */
const SERVING: readonly SetName[] = ['cafe'];

/** Where a place is told by several words of which one alone is a drink: "dans un café". */
export const placesCalledLikeDrinks = (words: readonly Word[], { places }: Pick<Lexicon, 'places'>): Span[] =>
  SERVING.flatMap((set) => findPhrases(words, phrasesOf(places, set))).filter(({ start, end }) => end - start > 1);
