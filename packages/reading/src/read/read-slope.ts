import type { Action } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { SLOPE_WORDS } from '../lexicon/slope-words.data.ts';
import { findPhrases, placesIn, type Span, type Word } from '../lexicon/words.ts';
import type { Angle, Slope } from '../plan/scene-plan.ts';
import { isLifeless, isVehicle } from './kind-of.ts';
import { LEVEL_SETS } from './level-sets.data.ts';
import { isAble } from './read-actions.ts';
import type { DeedReading } from './read-deeds.ts';
import { isOutside, type Setting } from './read-setting.ts';

export interface SlopeReading {
  readonly slope: Slope;
  /** The way and what it is of. */
  readonly spans: readonly Span[];
}

/** Words between a way and what it is of. */
const MOST_BETWEEN = 3;

const found = <Value>(words: readonly Word[], rules: readonly (readonly [Value, readonly string[]])[]) =>
  rules.flatMap(([value, phrases]) => findPhrases(words, phrases).map((span) => ({ value, span })));

/** Whether one follows the other in the same clause. */
function isNear(words: readonly Word[], first: Span, second: Span): boolean {
  const between = second.start - first.end;
  const isClause = words.slice(first.start, second.start).every(({ stops }) => !stops);
  return between >= 0 && between <= MOST_BETWEEN && isClause;
}

/** Whether one follows the other with nothing between them that says where else it is: not "up on a hill". */
function follows(words: readonly Word[], [first, second]: readonly [Span, Span], { relations }: Lexicon): boolean {
  const elsewhere = placesIn(relations.flatMap(([, phrases]) => findPhrases(words, phrases)));
  const between = words.slice(first.end, second.start);
  return isNear(words, first, second) && between.every((_, index) => !elsewhere.has(first.end + index));
}

/** Which way of what slope the words say, the longest name of it first. */
function slopeIn(words: readonly Word[], lexicon: Lexicon): SlopeReading | null {
  const isBehind = SLOPE_WORDS.behind.includes(lexicon.language);
  const ways = found(words, SLOPE_WORDS.ways);
  for (const kind of found(words, SLOPE_WORDS.kinds)) {
    const told = ways.filter(
      ({ span }) => follows(words, [span, kind.span], lexicon) || (isBehind && isNear(words, kind.span, span)),
    );
    const [way] = told;
    if (way) return { slope: { way: way.value, of: kind.value }, spans: [...told.map(({ span }) => span), kind.span] };
  }
  return null;
}

interface SlopeOptions {
  readonly cast: readonly DeedReading[];
  readonly setting: Pick<Setting, 'set' | 'site'>;
  readonly angle: Angle | undefined;
  readonly lexicon: Lexicon;
}

/** The slope that somebody goes up or down, where the place and the view have room for it. */
export function readSlope(
  words: readonly Word[],
  { cast, setting, angle, lexicon }: SlopeOptions,
): SlopeReading | null {
  const { set, site } = setting;
  const hasRoom = isOutside(set) && site === null && !LEVEL_SETS.includes(set);
  const isSeen = angle !== 'above' && angle !== 'below' && cast.some(({ entry }) => entry.mode === 'ground');
  return hasRoom && isSeen ? slopeIn(words, lexicon) : null;
}

/** Who climbs a slope creeps up it, as there is no ladder to cling to; who does nothing else goes there. */
function goingOf(one: DeedReading): Action | null {
  const { action, mode, relation } = one.entry;
  if (action === 'climb') return 'creep';
  const stands = action === null && mode === 'ground' && relation === null && !isVehicle(one) && !isLifeless(one);
  return stands && isAble(one, 'walk') ? 'walk' : action;
}

/** The cast as it goes where a slope is. */
export const onSlope = (cast: readonly DeedReading[], slope: SlopeReading | null): readonly DeedReading[] =>
  slope ? cast.map((one) => ({ ...one, entry: { ...one.entry, action: goingOf(one) } })) : cast;
