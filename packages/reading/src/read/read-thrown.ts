import type { Thrown } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { gapBetween } from '../lexicon/near-words.ts';
import { THROWN_WORDS } from '../lexicon/thrown-words.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { isLifeless } from './kind-of.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';

/** Words between a doing and what it is done in, and between that and who does it. */
const MOST_BETWEEN = 3;
const TO_DOER = 8;

interface Throwing {
  readonly stuff: Thrown;
  readonly spans: readonly Span[];
}

/** What is bathed in, with the words that say so. */
function bathsIn(words: readonly Word[]): Throwing[] {
  const { baths, doings, stuffs } = THROWN_WORDS;
  const whole = baths.flatMap(([stuff, phrases]) =>
    findPhrases(words, phrases).map((span): Throwing => ({ stuff, spans: [span] })),
  );
  const done = findPhrases(words, doings);
  const joined = stuffs.flatMap(([stuff, phrases]) =>
    findPhrases(words, phrases).flatMap((span): Throwing[] => {
      const [doing] = done.filter((one) => gapBetween(words, one, span) <= MOST_BETWEEN);
      return doing ? [{ stuff, spans: [doing, span] }] : [];
    }),
  );
  return [...whole, ...joined];
}

/** Words of what is bathed in: nobody and nothing of their own. */
export const thrownSpans = (words: readonly Word[]): Span[] => bathsIn(words).flatMap(({ spans }) => spans);

/** Who may be in it: somebody on the ground, by themselves. */
const canBathe = (one: DeedReading): boolean =>
  one.entry.mode === 'ground' && one.entry.relation === null && !isLifeless(one);

/** Who bakes, or holds what is baked. */
const canBake = ({ entry }: DeedReading): boolean =>
  entry.action === 'cook' || (entry.relation?.kind === 'holding' && entry.mode === 'ground');

function withOne(
  words: readonly Word[],
  cast: readonly DeedReading[],
  { stuff, spans }: Throwing,
): readonly DeedReading[] {
  const can = stuff === 'flour' ? canBake : canBathe;
  const [at] = spans;
  const distance = (one: DeedReading) => (at ? gapBetween(words, one.span, at) : Infinity);
  const [nearest] = cast.filter(can).toSorted((one, two) => distance(one) - distance(two));
  if (!nearest || (stuff !== 'flour' && distance(nearest) > TO_DOER)) return cast;
  const { action, looks } = nearest.entry;
  const entry = { ...nearest.entry, action: stuff === 'flour' ? action : null, looks: { ...looks, throws: stuff } };
  // Whoever bathes does nothing else, and what was said of that says this.
  const deeds = nearest.deeds.filter(({ part }) => part !== 'action' || stuff === 'flour');
  return cast.map((one) =>
    one === nearest ? { ...one, entry, deeds: [...deeds, ...saidBy('looks/throws', spans)] } : one,
  );
}

/** The cast with what flies about them: sand that is bathed in, flour of who bakes. */
export function withThrown(
  words: readonly Word[],
  cast: readonly DeedReading[],
  { conditions }: Lexicon,
): readonly DeedReading[] {
  const cooking = conditions.actions.flatMap(([action, phrases]) => (action === 'cook' ? phrases : []));
  const isBaked = findPhrases(words, cooking).length > 0;
  const flour = isBaked ? findPhrases(words, THROWN_WORDS.flour) : [];
  const told: Throwing[] = [
    ...bathsIn(words),
    ...(flour.length > 0 ? [{ stuff: 'flour' as const, spans: flour }] : []),
  ];
  return told.reduce<readonly DeedReading[]>((shown, one) => withOne(words, shown, one), cast);
}
