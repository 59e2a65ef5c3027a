import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import { isPerson } from './kind-of.ts';
import { isAble } from './read-actions.ts';
import type { DeedReading } from './read-deeds.ts';
import type { Said } from './said.ts';

/** The cast with animals that cook what they would else hold: they stand behind a table with it. */
export function withCooking(
  words: readonly Word[],
  cast: readonly DeedReading[],
  { conditions }: Lexicon,
): readonly DeedReading[] {
  const phrases = conditions.actions.flatMap(([action, list]) => (action === 'cook' ? list : []));
  const cooking = findPhrases(words, phrases);
  const tells = ({ part, start, end }: Said) =>
    part === 'relation' && cooking.some((span) => span.start < end && span.end > start);
  return cast.map((one) => {
    const isCooking = one.entry.relation?.kind === 'holding' && one.deeds.some(tells);
    if (!isCooking || isPerson(one) || !isAble(one, 'cook')) return one;
    const deeds = one.deeds.map((said): Said => (tells(said) ? { ...said, part: 'action' } : said));
    return { ...one, deeds, entry: { ...one.entry, action: 'cook', relation: null } };
  });
}
