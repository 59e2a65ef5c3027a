import { HOISTING } from '../lexicon/hoisting.data.ts';
import { gapBetween } from '../lexicon/near-words.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { isBuilding, isPerson } from './kind-of.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';

/** Words between a crane and what it lifts. */
const MOST_BETWEEN = 5;

/** What stands by itself on the ground, so that it can be lifted off it. */
const canHang = (one: DeedReading): boolean =>
  one.entry.relation === null && ['prop', 'ground'].includes(one.entry.mode) && !isPerson(one) && !isBuilding(one);

/** What is lifted: what is named next, else what was named before. */
function liftedBy(words: readonly Word[], cast: readonly DeedReading[], span: Span): DeedReading | undefined {
  const near = cast.filter((one) => canHang(one) && gapBetween(words, one.span, span) <= MOST_BETWEEN);
  return near.find((one) => one.span.start >= span.end) ?? near.at(-1);
}

/** The cast with what hangs from a crane. */
export function withHoisting(words: readonly Word[], cast: readonly DeedReading[]): readonly DeedReading[] {
  const [span] = findPhrases(words, HOISTING);
  const lifted = span && liftedBy(words, cast, span);
  if (!lifted) return cast;
  const entry = { ...lifted.entry, action: null, looks: { ...lifted.entry.looks, isHoisted: true } };
  const deeds = [...lifted.deeds.filter(({ part }) => part !== 'action'), ...saidBy('looks/isHoisted', [span])];
  return cast.map((one) => (one === lifted ? { ...one, entry, deeds } : one));
}
