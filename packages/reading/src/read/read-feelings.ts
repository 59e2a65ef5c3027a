import type { Action, Feeling } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, placesIn, type Span, type Word } from '../lexicon/words.ts';
import { FEELING_EYES } from './feeling-eyes.data.ts';
import { FEELING } from './feeling.data.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy, type Said } from './said.ts';
import { YAWNING } from './yawning.data.ts';

/** The cast with what faces show and who is seen from behind, and the words of that which nothing draws. */
interface FeelingReading {
  readonly cast: readonly DeedReading[];
  readonly undrawn: readonly Span[];
}

/** Words between somebody and what they feel. */
const MOST_BETWEEN = 4;
/** What hides the back, or has its own face. */
const FACED: readonly Action[] = [
  'sleep',
  'hug',
  'read',
  'cook',
  'eat',
  'drink',
  'sing',
  'play',
  'work',
  'swim',
  'fly',
];

/** Whether a face shows this: the eyes do, and for a yawn the mouth. */
const hasFace =
  (feeling: Feeling) =>
  ({ entry: { rig, action } }: DeedReading): boolean => {
    if (action === 'sleep') return false;
    return feeling === 'yawning' ? YAWNING.includes(rig) : FEELING.includes(rig) || FEELING_EYES.includes(rig);
  };
const hasBack = ({ entry: { rig, action } }: DeedReading) =>
  FEELING.includes(rig) && (action === null || !FACED.includes(action));

/** How many words of a clause stand between somebody and a phrase; none where a stop parts them. */
function gapTo(words: readonly Word[], name: Span, phrase: Span): number {
  if (phrase.start < name.end && phrase.end > name.start) return 0;
  const [first, last] = name.start < phrase.start ? [name, phrase] : [phrase, name];
  const isParted = words.slice(first.end - 1, last.start).some(({ stops }) => stops);
  return isParted ? Infinity : last.start - first.end;
}

/** Whether a phrase is all that stands between two stops. */
const isAlone = (words: readonly Word[], { start, end }: Span): boolean =>
  words[start - 1]?.stops === true && (end === words.length || words[end - 1]?.stops === true);

/** Who of a cast is told by a phrase: the nearest one, of one that stands alone the last before it, and nobody far off. */
function ownerOf(words: readonly Word[], cast: readonly DeedReading[], phrase: Span): DeedReading | undefined {
  const living = cast.filter(({ entry }) => entry.mode !== 'prop');
  const [nearest] = living.toSorted((one, two) => gapTo(words, one.span, phrase) - gapTo(words, two.span, phrase));
  if (nearest && gapTo(words, nearest.span, phrase) <= MOST_BETWEEN) return nearest;
  return isAlone(words, phrase) ? living.findLast(({ span }) => span.end <= phrase.start) : undefined;
}

const withLooks = (one: DeedReading, looks: DeedReading['entry']['looks'], spans: readonly Said[]): DeedReading => ({
  ...one,
  entry: { ...one.entry, looks: { ...one.entry.looks, ...looks } },
  deeds: [...one.deeds, ...spans],
});

interface Told {
  readonly span: Said;
  readonly looks: DeedReading['entry']['looks'];
  readonly isAble: (one: DeedReading) => boolean;
}

/** Everything that is told of faces, the most telling first. */
function feelingsIn(words: readonly Word[], { conditions }: Lexicon): Told[] {
  const taken = new Set<number>();
  return conditions.feelings.flatMap(([feeling, phrases]) =>
    findPhrases(words, phrases).flatMap((span) => {
      if (taken.has(span.start)) return [];
      taken.add(span.start);
      return saidBy('looks/feeling', [span]).map((said) => ({
        span: said,
        looks: { feeling },
        isAble: hasFace(feeling),
      }));
    }),
  );
}

const leavingIn = (words: readonly Word[], { conditions }: Lexicon): Told[] =>
  conditions.turned
    .flatMap(([kind, phrases]) => (kind === 'leaving' ? saidBy('looks/isTurned', findPhrases(words, phrases)) : []))
    .map((span) => ({ span, looks: { isTurned: true }, isAble: hasBack }));

/** Gives each phrase to whoever it is about; what they can't show, and what is about nobody, is not drawn. */
function giveTo(words: readonly Word[], { cast, undrawn }: FeelingReading, told: Told): FeelingReading {
  const owner = ownerOf(words, cast, told.span);
  if (!owner) return { cast, undrawn };
  if (!told.isAble(owner)) return { cast, undrawn: [...undrawn, told.span] };
  const isTold = Object.keys(told.looks).every((key) => key in owner.entry.looks);
  // The first of two feelings is the one that is drawn.
  if (isTold) return { cast, undrawn: [...undrawn, told.span] };
  return { cast: cast.map((one) => (one === owner ? withLooks(one, told.looks, [told.span]) : one)), undrawn };
}

/** Everybody who can is seen from behind, where the one the picture is about can. */
function turnAll({ cast, undrawn }: FeelingReading, turned: readonly Span[]): FeelingReading {
  const [lead] = cast;
  if (turned.length === 0 || !lead) return { cast, undrawn };
  if (!hasBack(lead)) return { cast, undrawn: [...undrawn, ...turned] };
  return {
    cast: cast.map((one) =>
      hasBack(one) ? withLooks(one, { isTurned: true }, saidBy('looks/isTurned', turned)) : one,
    ),
    undrawn,
  };
}

/** Doings right before a name whose bearer isn't drawn doing them. */
function idleIn(words: readonly Word[], cast: readonly DeedReading[], { conditions }: Lexicon): Span[] {
  const said = conditions.actions.flatMap(([, phrases]) => findPhrases(words, phrases));
  return said.filter(({ start, end }) => cast.some(({ span, noun }) => start >= span.start && end <= (noun ?? 0)));
}

/** What the faces of a cast show, and who turns the back; `turned` are the words of the camera that say so. */
export function readFeelings(
  words: readonly Word[],
  { cast, turned }: { readonly cast: readonly DeedReading[]; readonly turned: readonly Span[] },
  lexicon: Lexicon,
): FeelingReading {
  const told = [...feelingsIn(words, lexicon), ...leavingIn(words, lexicon)];
  const felt = told.reduce<FeelingReading>((all, one) => giveTo(words, all, one), { cast, undrawn: [] });
  const done = turnAll(felt, turned);
  const shown = placesIn(done.cast.flatMap(({ deeds }) => deeds));
  return {
    ...done,
    undrawn: [...done.undrawn, ...idleIn(words, cast, lexicon)].filter(
      ({ start, end }) => end - start > 1 || !shown.has(start),
    ),
  };
}
