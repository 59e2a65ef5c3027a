import type { Lexicon } from '../lexicon/lexicon.ts';
import type { RigName } from '../rigs/all-rigs.ts';
import type { DeedReading } from './read-deeds.ts';
import { DRIVEN, HOLDERS } from './ridden.data.ts';
import type { Action, RelationKind } from './scene-plan.ts';
import { findPhrases, type Word } from './words.ts';

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
];
/** Roles that make music when nothing is named to play on. */
const MUSICIANS: readonly string[] = ['musician', 'singer'];
const HAVING: readonly RelationKind[] = ['holding', 'beside'];
const ABOARD: readonly RelationKind[] = ['on', 'riding'];

interface Pair {
  readonly one: DeedReading;
  readonly next: DeedReading;
  readonly playing: boolean;
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

/** The first shows the second too, and tells of it. */
function showing(one: DeedReading, other: DeedReading): DeedReading {
  return { ...one, deeds: [...one.deeds, other.span, ...other.deeds] };
}

/** Whoever plays an instrument has it in the hands, or stands at it. */
function playOn({ one, next, playing, to }: Pair): Paired | null {
  const { action, relation } = one.entry;
  const has = playing || (relation?.to === to && HAVING.includes(relation.kind) && action === null);
  if (has && isPerson(one) && STRUMMED.includes(next.entry.rig)) return [showing(doing(one, 'play'), next), null];
  if (!playing || !HOLDERS.includes(one.entry.rig)) return null;
  if (HELD_IN_PLAY.includes(next.name)) return [doing(one, null, { kind: 'holding', to }), next];
  return next.entry.rig === 'piano' && isPerson(one) ? [doing(one, 'work', { kind: 'at', to }), next] : null;
}

/** Whoever drives is the driver that the vehicle is drawn with. */
function driveOff({ one, next, to }: Pair): Paired | null {
  const { action, relation } = one.entry;
  const aboard = relation?.to === to && ABOARD.includes(relation.kind);
  if (!isPerson(one) || !DRIVEN.includes(next.entry.rig) || !(aboard || action === 'drive')) return null;
  const flies = next.entry.mode === 'air';
  return [null, showing(doing(next, next.entry.action ?? (flies ? 'fly' : 'drive'), next.entry.relation), one)];
}

/** Those who play without anything to play on are at play. */
function atPlay(one: DeedReading): DeedReading {
  const plays = one.entry.action === 'play' && !MUSICIANS.includes(one.entry.looks.costume ?? '');
  return plays ? doing(one, 'jump', one.entry.relation) : one;
}

/** The cast without those who are gone; who stood to one of them stands to who shows them now. */
function close(cast: readonly (DeedReading | null)[]): DeedReading[] {
  let left = -1;
  const places = cast.map((one) => (one ? ++left : left));
  const kept = cast.flatMap((one) => one ?? []);
  return kept.map((one) => {
    const { relation } = one.entry;
    if (!relation) return one;
    const to = Math.max(0, places[relation.to] ?? 0);
    return kept[to] === one && !cast[relation.to]
      ? doing(one, one.entry.action)
      : doing(one, one.entry.action, { ...relation, to });
  });
}

/** Puts instruments into the hands of their players and drivers into their vehicles. */
export function readGear(words: readonly Word[], cast: readonly DeedReading[], lexicon: Lexicon): DeedReading[] {
  const phrases = lexicon.conditions.actions.flatMap(([action, called]) => (action === 'play' ? called : []));
  const plays = findPhrases(words, phrases);
  const geared: (DeedReading | null)[] = [...cast];
  const done = new Set<number>();
  cast.forEach((_, index) => {
    const [one, next] = [geared[index], geared[index + 1]];
    if (!one || !next) return;
    const playing = plays.some(({ start }) => start >= one.span.end && start < next.span.start);
    const pair = { one, next, playing, to: index + 1 };
    const paired = playOn(pair) ?? driveOff(pair);
    if (!paired) return;
    done.add(index);
    geared.splice(index, 2, ...paired);
  });
  return close(geared.map((one, index) => (one && !done.has(index) ? atPlay(one) : one)));
}
