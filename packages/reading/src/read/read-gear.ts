import type { Action, RigName } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { EntryPart } from '../plan/claim.ts';
import type { RelationKind } from '../plan/scene-plan.ts';
import { DRIVEN } from './driven.data.ts';
import { holds } from './holds.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';
import { phrasesOf } from './setting-spans.ts';
import { wearOf } from './wearers.ts';

/** Drawn in the hands of a person who plays. */
const STRUMMED: readonly RigName[] = ['guitar'];
const HELD_IN_PLAY: readonly string[] = [
  'guitar',
  'violin',
  'trumpet',
  'saxophone',
  'drum',
  'accordion',
  'banjo',
  'flute',
  'maracas',
  'shamisen',
];
/** Whoever plays one of these stands or sits at it. */
const STOOD_AT: readonly string[] = ['piano', 'cello', 'harp'];
/** What the clothes of a role bring along. */
const BROUGHT: Readonly<Record<string, string>> = { detective: 'magnifying glass', footballer: 'football' };
/** Things that are worn where they are on somebody. */
const WORN: readonly string[] = ['crown', 'top hat', 'glasses'];
/** Roles that make music when nothing is named to play on. */
const MUSICIANS: readonly string[] = ['musician', 'singer'];
const HAVING: readonly RelationKind[] = ['holding', 'beside'];
const ABOARD: readonly RelationKind[] = ['on', 'riding'];

interface Pair {
  /** The words that say that the first eats or drinks the second. */
  readonly dining: readonly Span[];
  readonly one: DeedReading;
  readonly next: DeedReading;
  /** The words that say that the first plays the second. */
  readonly playing: readonly Span[];
  /** Words put them where passengers are. */
  readonly areInside: boolean;
  /** Place of the second in the cast. */
  readonly to: number;
}
/** What became of two: one of them may show the other too. */
type Paired = readonly [one: DeedReading | null, next: DeedReading | null];

const isPerson = ({ entry: { rig } }: DeedReading) => rig === 'person' || rig === 'couple';

function doing(
  one: DeedReading,
  action: Action | null,
  relation: DeedReading['entry']['relation'] = null,
): DeedReading {
  return { ...one, entry: { ...one.entry, action, relation } };
}

/** A part of the first shows the second too, and what is said of how the two belong together; not how the second looks. */
function showing(one: DeedReading, part: EntryPart, other: DeedReading): DeedReading {
  const noun = { start: other.noun ?? other.span.start, end: other.span.end };
  const between = other.deeds.filter((said) => said.part === 'action' || said.part === 'relation');
  // How the two stood to each other is shown by the same part now.
  const own = one.deeds.map((said) => (said.part === 'relation' && !one.entry.relation ? { ...said, part } : said));
  return { ...one, deeds: [...own, ...saidBy(part, [noun, ...between])] };
}

/** With words of what is done to a thing: the hand that holds it shows them, else what is done is. */
function withSpans(one: DeedReading, spans: readonly Span[]): DeedReading {
  return { ...one, deeds: [...one.deeds, ...saidBy(one.entry.action === null ? 'relation' : 'action', spans)] };
}

/** Nobody holds more than one. */
function alone(one: DeedReading): DeedReading {
  return { ...one, entry: { ...one.entry, count: 1 } };
}

function strums({ one, next, playing, to }: Pair): boolean {
  const { action, relation } = one.entry;
  if (!isPerson(one) || !STRUMMED.includes(next.entry.rig)) return false;
  return playing.length > 0 || (relation?.to === to && HAVING.includes(relation.kind) && action === null);
}

/** Whoever plays an instrument has it in the hands, or stands at it. */
function playOn(pair: Pair): Paired | null {
  const { one, next, playing, to } = pair;
  if (strums(pair)) return [showing(doing(one, 'play'), 'action', next), null];
  if (playing.length === 0 || !holds(one)) return null;
  if (HELD_IN_PLAY.includes(next.name)) return [doing(one, null, { kind: 'holding', to }), alone(next)];
  return STOOD_AT.includes(next.name) && isPerson(one) ? [doing(one, 'work', { kind: 'at', to }), next] : null;
}

const MEALS: readonly Action[] = ['eat', 'drink', 'cook'];
/** Figures are drawn with these at the mouth. */
const SAVOURED: readonly string[] = ['coffee', 'apple'];
/** Drawn things to eat that a hand can take; of pictures all are. */
const SNACKS: readonly RigName[] = ['picture', 'churro', 'sweets'];

/** What a person with a thing in the hand does to bring it to the mouth; an animal has no hand for that. */
const tasted = (one: DeedReading): Action | null =>
  isPerson(one) && one.entry.action !== 'cook' ? one.entry.action : null;

/** Who eats or drinks something small has it in the hand. */
function dine({ one, next, dining, to }: Pair): Paired | null {
  const { action, relation } = one.entry;
  if (dining.length === 0 || relation || !action || !MEALS.includes(action)) return null;
  if (SAVOURED.includes(next.name) && isPerson(one)) return [showing(one, 'action', next), null];
  const isSmall = SNACKS.includes(next.entry.rig) && next.entry.mode === 'prop';
  if (!isSmall || !holds(one)) return null;
  return [doing(one, tasted(one), { kind: 'holding', to }), alone(next)];
}

/** Who flies a kite stands on the ground and holds its string. */
function flyKite({ one, next, to }: Pair): Paired | null {
  if (next.entry.looks.picture !== 'kite' || one.entry.action !== 'fly' || !isPerson(one)) return null;
  const standing = doing(one, null, { kind: 'holding', to });
  return [{ ...standing, entry: { ...standing.entry, mode: 'ground' } }, alone(next)];
}

/** What is on somebody who can wear it is worn. */
function wearOn({ one, next, to }: Pair): Paired | null {
  const { name, relation } = one.entry;
  const isOn = relation?.to === to && relation.kind === 'on' && (!relation.part || relation.part === 'head');
  const canWear = next.entry.rig === 'person' || wearOf(next.entry.rig).includes(name);
  if (!isOn || !WORN.includes(name) || !canWear || next.entry.looks.costume !== undefined) return null;
  const looks = { ...next.entry.looks, costume: name };
  return [null, showing({ ...next, entry: { ...next.entry, looks } }, 'looks/costume', one)];
}

/** A person holds an umbrella over the head, as if it were put on. */
function shelterUnder({ one, next, to }: Pair): Paired | null {
  const { relation, looks } = one.entry;
  const isHeld = relation?.to === to && relation.kind === 'holding' && next.entry.rig === 'umbrella';
  if (!isHeld || one.entry.rig !== 'person' || looks.costume !== undefined || looks.tint !== undefined) return null;
  const { tint } = next.entry.looks;
  const own = { ...looks, costume: 'umbrella', ...(tint === undefined ? {} : { tint }) };
  const under = doing(one, one.entry.action);
  const coloured = next.deeds.filter(({ part }) => part === 'looks/tint');
  const sheltered = { ...under, entry: { ...under.entry, looks: own }, deeds: [...under.deeds, ...coloured] };
  return [showing(sheltered, 'looks/costume', next), null];
}

/** Nobody holds a second of what belongs to the role. */
function dressedWith({ one, next, to }: Pair): Paired | null {
  const { looks, relation } = one.entry;
  const brings = BROUGHT[looks.costume ?? ''] === next.name && relation?.to === to && relation.kind === 'holding';
  return brings ? [showing(doing(one, one.entry.action), 'looks/costume', next), null] : null;
}

/** Whether somebody is on a vehicle of the picture, and not inside it as its passenger. */
const isAboard = ({ one: { entry }, to, areInside }: Pair): boolean =>
  !areInside && entry.relation?.to === to && ABOARD.includes(entry.relation.kind);

/** Whoever drives is the driver that the vehicle is drawn with. */
function driveOff(pair: Pair): Paired | null {
  const { one, next } = pair;
  const aboard = isAboard(pair);
  const { action } = one.entry;
  if (!isPerson(one) || !DRIVEN.includes(next.entry.rig) || !(aboard || action === 'drive')) return null;
  const usual = next.entry.mode === 'air' ? 'fly' : 'drive';
  const moves = next.entry.action === null || next.entry.action === 'walk' ? usual : next.entry.action;
  return [null, showing(doing(next, moves, next.entry.relation), 'self', one)];
}

/** What two become who have to do with each other. */
function pairUp(pair: Pair): Paired | null {
  return (
    playOn(pair) ??
    wearOn(pair) ??
    shelterUnder(pair) ??
    dine(pair) ??
    flyKite(pair) ??
    dressedWith(pair) ??
    driveOff(pair)
  );
}

/** Those who play without anything to play on are at play. */
function atPlay(one: DeedReading): DeedReading {
  const plays = one.entry.action === 'play' && !MUSICIANS.includes(one.entry.looks.costume ?? '');
  return plays ? doing(one, 'jump', one.entry.relation) : one;
}

/** The cast without those who are gone; who stood to one of them stands to who shows them now. */
function close(cast: readonly (DeedReading | null)[], shownBy: ReadonlyMap<number, number>): DeedReading[] {
  const numbers = new Map<number, number>();
  cast.forEach((one, index) => {
    if (one) numbers.set(index, numbers.size);
  });
  return cast.flatMap((one, index) => {
    if (!one) return [];
    const { action, relation } = one.entry;
    const other = relation ? (shownBy.get(relation.to) ?? relation.to) : index;
    const isOwn = relation?.to !== other && other === index;
    return relation && !isOwn
      ? [doing(one, action, { ...relation, to: numbers.get(other) ?? 0 })]
      : [doing(one, action)];
  });
}

/** Whether words are said of two: between them, or where verbs stand last behind the first of them. */
function saidOf(
  words: readonly Word[],
  cast: readonly DeedReading[],
  { one, next, lexicon }: { one: DeedReading; next: DeedReading; lexicon: Lexicon },
): (span: Span) => boolean {
  if (!lexicon.relationOrder) return ({ start }) => start >= one.span.end && start < next.span.start;
  const from = Math.min(one.span.end, next.span.end);
  const last = Math.max(one.span.start, next.span.start);
  const others = cast.filter(({ span }) => span.start > last).map(({ span }) => span.start);
  const until = Math.min(words.length, ...others);
  return ({ start }) => start >= from && start < until;
}

/** Puts instruments into the hands of their players and drivers into their vehicles. */
export function readGear(words: readonly Word[], cast: readonly DeedReading[], lexicon: Lexicon): DeedReading[] {
  const said = (wanted: readonly Action[]) =>
    findPhrases(
      words,
      lexicon.conditions.actions.flatMap(([action, called]) => (wanted.includes(action) ? called : [])),
    );
  const [plays, meals] = [said(['play']), said(MEALS)];
  const areInside = findPhrases(words, phrasesOf(lexicon.places, 'compartment')).length > 0;
  const geared: (DeedReading | null)[] = [...cast];
  const done = new Set<number>();
  const shownBy = new Map<number, number>();
  cast.forEach((_, index) => {
    const [one, next] = [geared[index], geared[index + 1]];
    if (!one || !next) return;
    const between = saidOf(words, cast, { one, next, lexicon });
    const [playing, dining] = [plays.filter(between), meals.filter(between)];
    const pair = { one, next, playing, dining, areInside, to: index + 1 };
    const paired = pairUp(pair);
    if (!paired) return;
    done.add(index);
    const played = paired[0] && withSpans(paired[0], [...playing, ...dining]);
    if (!paired[0]) shownBy.set(index, index + 1);
    if (!paired[1]) shownBy.set(index + 1, index);
    geared.splice(index, 2, played, paired[1]);
  });
  const playing = geared.map((one, index) => (one && !done.has(index) ? atPlay(one) : one));
  return close(playing, shownBy);
}
