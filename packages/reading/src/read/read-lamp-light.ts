import { GLOWING } from '../lexicon/glowing.data.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';

/** Words between a lamp and what is said of its light. */
const MOST_BETWEEN = 2;

/** The cast with lamps of which words say that they are lit, as all of them are. */
export function withLampLight(words: readonly Word[], cast: readonly DeedReading[]): readonly DeedReading[] {
  const spans = findPhrases(words, GLOWING);
  return cast.map((one) => {
    if (one.entry.looks.shaped !== 'lamp') return one;
    const own = spans.filter(
      ({ start, end }) => Math.max(start - one.span.end, one.span.start - end, 0) <= MOST_BETWEEN,
    );
    return own.length === 0 ? one : { ...one, deeds: [...one.deeds, ...saidBy('self', own)] };
  });
}
