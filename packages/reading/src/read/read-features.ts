import { EVERYONE } from '../lexicon/everyone.data.ts';
import { HAIR_WORDS } from '../lexicon/hair-words.data.ts';
import { HAIR } from '../lexicon/hair.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { ODD_ONE } from '../lexicon/odd-one.data.ts';
import { ONE_LEGGED } from '../lexicon/one-legged.data.ts';
import { TOLD_COATS } from '../lexicon/told-coats.data.ts';
import { UPSIDE_DOWN } from '../lexicon/upside-down.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { EntryPart } from '../plan/claim.ts';
import type { CastReading } from './read-cast.ts';
import { tintOf } from './read-colours.ts';
import { saidBy } from './said.ts';

/** What else the words say of how somebody looks: of whom, what, and where. */
interface Feature {
  readonly of: number;
  readonly looks: CastReading['entry']['looks'];
  readonly part: EntryPart;
  readonly span: Span;
}

interface Told {
  readonly words: readonly Word[];
  readonly cast: readonly CastReading[];
  readonly lexicon: Lexicon;
}

/** Words between somebody and what is said of them. */
const MOST_BETWEEN = 6;
/** The same to who is named next, where nobody is before. */
const TO_NEXT = 3;
/** Words between a single one and its colour: "one of them is a bright blue". */
const TO_COLOUR = 4;

const isPerson = ({ entry }: CastReading) => entry.rig === 'person';

/** Whether nothing ends the clause between two places. */
const goesOn = (words: readonly Word[], start: number, end: number) =>
  words.slice(Math.max(0, start), end).every(({ stops }) => !stops);

/** Where the noun of somebody begins. */
const nounAt = (one: CastReading | undefined) => one?.noun ?? one?.span.start ?? Infinity;
const isWithin = ({ start, end }: Span, { span }: CastReading) => span.start <= start && span.end >= end;

/** Who words are said of: the last one named before them, or the next one right behind. */
function ownerOf({ words, cast }: Told, span: Span, fits: (one: CastReading) => boolean): number {
  const inside = cast.findIndex((one) => fits(one) && isWithin(span, one));
  if (inside >= 0) return inside;
  const before = cast.findLastIndex((one) => fits(one) && one.span.end <= span.start);
  const next = cast.findIndex((one) => fits(one) && nounAt(one) >= span.end);
  const at = nounAt(cast[next]);
  const isNext = at - span.end <= (before < 0 ? TO_NEXT : 1) && goesOn(words, span.start, at);
  if (isNext || before < 0) return isNext ? next : -1;
  return span.start - nounAt(cast[before]) <= MOST_BETWEEN + 1 ? before : -1;
}

/** The colour right beside a word, and where both stand. */
function colourBeside({ words, lexicon }: Told, { start, end }: Span) {
  for (const index of [start - 1, end, start - 2, end + 1]) {
    const word = words[index];
    const tint = word && tintOf(word, lexicon);
    const whole = { start: Math.min(start, index), end: Math.max(end, index + 1) };
    if (tint !== undefined && goesOn(words, whole.start, whole.end - 1)) return { tint, span: whole };
  }
  return null;
}

/** Hair and beards with the colour that they are told to have. */
function hairIn(told: Told): Feature[] {
  return HAIR.flatMap(([kind, phrases]) =>
    findPhrases(told.words, phrases).flatMap((said): Feature[] => {
      const colour = colourBeside(told, said);
      const of = ownerOf(told, colour?.span ?? said, isPerson);
      if (of < 0 || (!colour && kind === 'hair')) return [];
      const bearded = kind === 'beard' ? { isBearded: true } : {};
      if (!colour) return [{ of, looks: bearded, part: 'looks/isBearded', span: said }];
      return [{ of, looks: { ...bearded, hair: colour.tint }, part: 'looks/hair', span: colour.span }];
    }),
  );
}

function hairWordsIn(told: Told): Feature[] {
  return HAIR_WORDS.flatMap(([hair, phrases]) =>
    findPhrases(told.words, phrases).flatMap((span): Feature[] => {
      const of = ownerOf(told, span, isPerson);
      return of < 0 ? [] : [{ of, looks: { hair }, part: 'looks/hair', span }];
    }),
  );
}

function upsideDownIn(told: Told): Feature[] {
  return findPhrases(told.words, UPSIDE_DOWN).flatMap((span): Feature[] => {
    const of = ownerOf(told, span, () => true);
    return of < 0 ? [] : [{ of, looks: { isInverted: true }, part: 'looks/isInverted', span }];
  });
}

/** Coats with a word of their own: a calico cat. */
function coatsIn(told: Told): Feature[] {
  return TOLD_COATS.flatMap(([{ rig, kind, looks }, phrases]) =>
    findPhrases(told.words, phrases).flatMap((span): Feature[] => {
      const of = ownerOf(told, span, ({ entry }) => entry.rig === rig && (!kind || entry.looks.kind === kind));
      const part = looks.tint === undefined ? 'looks/kind' : 'looks/tint';
      return of < 0 ? [] : [{ of, looks, part, span }];
    }),
  );
}

/** Who stands on one leg and has long ones. */
const ONE_LEGGED_RIGS: readonly string[] = ['wader', 'flamingo'];

function oneLeggedIn(told: Told): Feature[] {
  return findPhrases(told.words, ONE_LEGGED).flatMap((span): Feature[] => {
    const of = ownerOf(told, span, ({ entry }) => ONE_LEGGED_RIGS.includes(entry.rig));
    return of < 0 ? [] : [{ of, looks: { isOneLegged: true }, part: 'looks/isOneLegged', span }];
  });
}

/** How many there are of whom everybody is. */
const EVERYBODY = 4;

/** The cast with several of whom everybody is: "everyone is a penguin". */
function withEverybody(words: readonly Word[], cast: readonly CastReading[]): readonly CastReading[] {
  const said = findPhrases(words, EVERYONE);
  return cast.map((one) => {
    const phrase = said.find(({ start, end }) => start < nounAt(one) && Math.abs(end - nounAt(one)) <= 1);
    if (!phrase || one.entry.count > 1) return one;
    return {
      ...one,
      told: [...(one.told ?? []), ...saidBy('count', [phrase])],
      entry: { ...one.entry, count: EVERYBODY },
    };
  });
}

/** A single one of several that has another colour. */
function oddOnesIn({ words, cast, lexicon }: Told): Feature[] {
  return findPhrases(words, ODD_ONE).flatMap(({ start, end }): Feature[] => {
    const at = words.slice(end, end + TO_COLOUR).findIndex((word) => tintOf(word, lexicon) !== undefined);
    const word = words[end + at];
    const odd = at < 0 || !word ? undefined : tintOf(word, lexicon);
    const of = cast.findLastIndex(({ entry, span }) => entry.count > 1 && span.end <= start);
    const shown = of >= 0 && odd !== undefined && goesOn(words, start, end + at);
    return shown ? [{ of, looks: { odd }, part: 'looks/odd', span: { start, end: end + at + 1 } }] : [];
  });
}

/** A colour that is of the hair is not of the clothes. */
function withoutTint({ entry, span }: CastReading, feature: Feature) {
  const { tint, ...looks } = entry.looks;
  const isOfHair = feature.looks.hair === tint && span.start <= feature.span.start && feature.span.end <= span.end;
  return isOfHair ? looks : entry.looks;
}

/** The cast with hair, with the top below, and with a single one of another colour, as the words say. */
export function withFeatures(words: readonly Word[], named: readonly CastReading[], lexicon: Lexicon): CastReading[] {
  const cast = withEverybody(words, named);
  const told = { words, cast, lexicon };
  const shown = [...cast];
  for (const feature of [
    ...coatsIn(told),
    ...oneLeggedIn(told),
    ...hairIn(told),
    ...hairWordsIn(told),
    ...upsideDownIn(told),
    ...oddOnesIn(told),
  ]) {
    const one = shown[feature.of];
    if (!one) continue;
    const looks = { ...withoutTint(one, feature), ...feature.looks };
    shown[feature.of] = {
      ...one,
      told: [...(one.told ?? []), ...saidBy(feature.part, [feature.span])],
      entry: { ...one.entry, looks },
    };
  }
  return shown;
}
